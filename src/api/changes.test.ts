// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import {
  MutationObserver,
  type MutationObserverOptions,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSOLE_EXPORT_MAX } from '#src/contract/console/console.ts';
import { readAlerts } from '#src/lib/alerts.ts';
import { readToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { FILTERS, filters, QUERIES } from '#tests/queries.ts';
import { recordCalls } from '#tests/sent-calls.ts';
import * as accounts from './account-security.ts';
import * as threads from './application-messages.ts';
import * as changes from './application-mutations.ts';
import * as reviews from './application-review.ts';
import { getApplicationQuery } from './applications.ts';
import { getRecordLogQuery } from './console.ts';
import * as recordChanges from './console-mutations.ts';
import { sendMessage } from './contact-messages.ts';
import * as interviews from './interviews.ts';
import { deleteJob, updateJob } from './job-mutations.ts';
import { getJobQuery, getSimilarJobsQuery } from './jobs.ts';
import * as preferences from './notification-preferences.ts';
import * as notifications from './notifications.ts';
import * as passwords from './password-reset.ts';
import * as profiles from './profile-mutations.ts';
import { createQueryClient } from './query-client.ts';
import * as decisions from './review-mutations.ts';
import { undoStatuses } from './undo-statuses.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example'));

const calls = recordCalls();
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
});

type Change = MutationObserverOptions<unknown, Error, never>;
const run = (change: unknown, variables: unknown) =>
  new MutationObserver(client, change as Change).mutate(variables as never);

const application = { _id: '1', __v: 4, status: 'pending', unread_messages: 0 };
const text = { kind: 'offer', language: 'en', name: 'Yes', body: 'Come' };
const note = { _id: 'n', author: '', is_own: true, body: '', created_at: null, updated_at: null };
const message = { _id: 'm', side: 'employer', body: '', state: 'sent', created_at: null };
const preference = { user_type: 'candidate', language: 'en', address: '', modes: {} };
const bulk = (...outcomes: string[]) => ({
  batch: 'b',
  results: outcomes.map((outcome, index) => ({ _id: String(index), outcome })),
});

type Row = {
  change: () => unknown;
  with?: unknown;
  call: string;
  body?: unknown;
  reply?: unknown;
  says?: [type: string, text: string];
  /** Its form shows a failure, or nobody does. */
  isQuiet?: true;
};

/** Each change: what it sends, and what the user reads when it went well. */
const CHANGES: Row[] = [
  {
    change: () => accounts.changePassword(),
    isQuiet: true,
    with: { current_password: 'old', password: 'new' },
    call: 'PUT /api/auth/password',
    body: { current_password: 'old', password: 'new' },
    reply: { token: 'd.e.f' },
    says: ['success', 'Your password has been changed. Other devices have been logged out.'],
  },
  {
    change: () => accounts.logoutEverywhere(),
    call: 'POST /api/auth/logout-everywhere',
    reply: { token: 'd.e.f' },
    says: ['success', 'You’ve been logged out on all other devices.'],
  },
  {
    change: () => passwords.forgotPassword(),
    isQuiet: true,
    with: { email: 'ada@example.com', language: 'tr' },
    call: 'POST /api/auth/forgot-password',
    body: { email: 'ada@example.com' },
  },
  {
    change: () => changes.applyToJob('7'),
    isQuiet: true,
    with: { cover_letter: 'Hello' },
    call: 'POST /api/applications/7',
    body: { cover_letter: 'Hello' },
    reply: application,
    says: ['success', 'Application submitted successfully!'],
  },
  {
    change: () => changes.setApplicationStatus('1'),
    with: { status: 'reviewed', message: 'Soon' },
    call: 'PUT /api/applications/1/status',
    body: { status: 'reviewed', message: 'Soon' },
    reply: application,
    says: ['success', 'Application status updated to reviewing successfully'],
  },
  {
    change: () => decisions.setStatuses(),
    with: { applications: ['0', '1'], status: 'hired' },
    call: 'POST /api/applications/bulk-status',
    body: { applications: ['0', '1'], status: 'hired' },
    reply: bulk('updated', 'unchanged'),
    says: ['success', '1 application set to “Accepted”.'],
  },
  {
    change: () => decisions.setStatuses(),
    with: { applications: ['0', '1'], status: 'hired' },
    call: 'POST /api/applications/bulk-status',
    body: { applications: ['0', '1'], status: 'hired' },
    reply: bulk('unchanged', 'unchanged'),
    says: ['info', 'The selected applications already have this status.'],
  },
  {
    change: () => undoStatuses(),
    with: 'b',
    call: 'POST /api/applications/bulk-status/b/undo',
    reply: bulk('updated', 'updated'),
    says: ['success', 'Change undone.'],
  },
  {
    change: () => undoStatuses(),
    with: 'b',
    call: 'POST /api/applications/bulk-status/b/undo',
    reply: bulk('updated', 'unchanged'),
    says: ['warning', 'Some applications couldn’t be restored.'],
  },
  {
    change: () => decisions.markOpened(),
    isQuiet: true,
    with: '1',
    call: 'PUT /api/applications/1/opened',
  },
  {
    change: () => reviews.setReview('1'),
    with: { rating: 4, __v: 3 },
    call: 'PUT /api/applications/1/review',
    body: { rating: 4, __v: 3 },
    reply: application,
  },
  {
    change: () => reviews.setReview('1'),
    with: { labels: ['Night'] },
    call: 'PUT /api/applications/1/review',
    body: { labels: ['Night'] },
    reply: application,
  },
  {
    change: () => reviews.addNote('1'),
    isQuiet: true,
    with: 'Good',
    call: 'POST /api/applications/1/notes',
    body: { body: 'Good' },
    reply: note,
  },
  {
    change: () => reviews.updateNote('1'),
    isQuiet: true,
    with: { noteId: 'n', body: 'Better', __v: 2 },
    call: 'PUT /api/applications/1/notes/n',
    body: { body: 'Better', __v: 2 },
    reply: note,
  },
  {
    change: () => reviews.deleteNote('1'),
    with: 'n',
    call: 'DELETE /api/applications/1/notes/n',
    says: ['success', 'Note deleted'],
  },
  {
    change: () => threads.postMessage('1'),
    isQuiet: true,
    with: 'Hello',
    call: 'POST /api/applications/1/messages',
    body: { body: 'Hello' },
    reply: message,
  },
  {
    change: () => threads.markMessagesRead('1'),
    isQuiet: true,
    with: ['m'],
    call: 'PUT /api/applications/1/messages/read',
    body: { messages: ['m'] },
    reply: { unread: 0 },
  },
  {
    change: () => changes.withdrawApplication(),
    with: '1',
    call: 'DELETE /api/applications/1',
    says: ['success', 'Application withdrawn successfully'],
  },
  {
    change: () => threads.createTemplate(),
    with: text,
    call: 'POST /api/message-templates',
    body: text,
    reply: { _id: 't', ...text },
    says: ['success', 'Template saved.'],
  },
  {
    change: () => threads.updateTemplate(),
    with: { _id: 't', ...text },
    call: 'PUT /api/message-templates/t',
    body: text,
    reply: { _id: 't', ...text },
    says: ['success', 'Template saved.'],
  },
  {
    change: () => threads.deleteTemplate(),
    with: 't',
    call: 'DELETE /api/message-templates/t',
    says: ['success', 'Template deleted.'],
  },
  {
    change: () => interviews.setInterview('1'),
    isQuiet: true,
    with: { interview_date: '2026-12-01T11:30:00Z' },
    call: 'PUT /api/applications/1/interview',
    body: { interview_date: '2026-12-01T11:30:00Z' },
    reply: application,
    says: ['success', 'The interview is saved.'],
  },
  {
    change: () => interviews.setInterview('1'),
    isQuiet: true,
    with: { interview_date: null },
    call: 'PUT /api/applications/1/interview',
    body: { interview_date: null },
    reply: application,
    says: ['success', 'The interview is cancelled.'],
  },
  {
    change: () => interviews.answerInterview('1'),
    isQuiet: true,
    with: { answer: 'confirmed' },
    call: 'PUT /api/applications/1/interview/answer',
    body: { answer: 'confirmed' },
    reply: application,
    says: ['success', 'Your answer has been sent to the employer.'],
  },
  {
    change: () => notifications.markNotificationReadOnOpening(),
    isQuiet: true,
    with: 'n',
    call: 'PUT /api/notifications/read',
    body: { ids: ['n'] },
    reply: { unread: 0 },
  },
  {
    change: () => notifications.markNotificationRead(),
    with: 'n',
    call: 'PUT /api/notifications/read',
    body: { ids: ['n'] },
    reply: { unread: 0 },
  },
  {
    change: () => notifications.markAllNotificationsRead(),
    call: 'PUT /api/notifications/read',
    body: {},
    reply: { unread: 0 },
    says: ['success', 'All notifications marked as read.'],
  },
  {
    change: () => preferences.updatePreferences('link'),
    with: { language: 'tr' },
    call: 'PUT /api/notification-preferences?token=link',
    body: { language: 'tr' },
    reply: preference,
    says: ['success', 'Email settings saved.'],
  },
  {
    change: () => preferences.updatePreferencesOfKind(undefined),
    with: { modes: { message: 'never' } },
    call: 'PUT /api/notification-preferences',
    body: { modes: { message: 'never' } },
    reply: preference,
  },
  {
    change: () => profiles.updateCandidateProfile(),
    with: { bio: 'Bakes' },
    call: 'PUT /api/users/profile/candidate',
    body: { bio: 'Bakes' },
    says: ['success', 'Profile updated successfully'],
  },
  {
    change: () => profiles.updateEmployerProfile(),
    with: { industry: 'Bread' },
    call: 'PUT /api/users/profile/employer',
    body: { industry: 'Bread' },
    says: ['success', 'Profile updated successfully'],
  },
  {
    change: () => profiles.updateProfileWithoutImage(),
    call: 'PUT /api/users/profile',
    body: { profile_image_url: '' },
    says: ['success', 'Profile image removed'],
  },
  {
    change: () => profiles.updateProfileWithoutResume(),
    call: 'PUT /api/users/profile',
    body: { resume_url: '' },
    says: ['success', 'Resume removed'],
  },
  {
    change: () => sendMessage(),
    isQuiet: true,
    with: { name: 'Ada', body: 'Hello' },
    call: 'POST /api/messages',
    body: { name: 'Ada', body: 'Hello' },
  },
  {
    change: () => recordChanges.createRecord('jobs'),
    isQuiet: true,
    with: { title: 'Baker' },
    call: 'POST /api/admin/jobs',
    body: { title: 'Baker' },
    reply: { _id: '1' },
    says: ['success', 'Saved'],
  },
  {
    change: () => recordChanges.updateRecord('jobs', '1'),
    isQuiet: true,
    with: { title: 'Baker' },
    call: 'PUT /api/admin/jobs/1',
    body: { title: 'Baker' },
    reply: { _id: '1' },
    says: ['success', 'Saved'],
  },
  {
    change: () => recordChanges.deleteRecord('jobs'),
    with: { _id: '1' },
    call: 'DELETE /api/admin/jobs/1',
    says: ['success', 'Deleted'],
  },
  {
    change: () => recordChanges.endSessions('1'),
    call: 'POST /api/admin/users/1/end-sessions',
    says: ['success', 'This user has been logged out everywhere.'],
  },
];

describe('a change sends what was chosen, and says that it went well', () => {
  it.each(CHANGES.map((row) => ({ ...row, name: row.says?.[1] ?? 'silently' })))(
    '$call: $name',
    async ({ change, with: variables, call, body, reply = {}, says }) => {
      calls.answer = () => Response.json(reply);
      await run(change(), variables);
      expect(calls.sent).toMatchObject([{ call, body }]);
      expect(readAlerts().map(({ alertType, msg }) => [alertType, translate(i18n, msg)])).toEqual(
        says ? [says] : [],
      );
    },
  );

  it.each(CHANGES)('or that it failed, where no form does: $call', async (row) => {
    calls.answer = () => Response.json({}, { status: 500 });
    await expect(run(row.change(), row.with)).rejects.toMatchObject({ status: 500 });
    expect(readAlerts().map(({ alertType }) => alertType)).toEqual(row.isQuiet ? [] : ['error']);
  });

  it.each([
    [accounts.changePassword, 'd.e.f', 'd.e.f'],
    [accounts.logoutEverywhere, 'd.e.f', 'd.e.f'],
    // The session goes on with the token that there is.
    [accounts.logoutEverywhere, 'd.e', 'a.b.c'],
  ])('and goes on with the new token where there is one', async (change, token, kept) => {
    calls.answer = () => Response.json({ token });
    await run(change(), {});
    expect(readToken()).toBe(kept);
  });

  it('in the language of the form where a mail is asked for', async () => {
    await run(passwords.forgotPassword(), { email: 'ada@example.com', language: 'tr' });
    expect(calls.sent[0]?.language).toBe('tr');
  });
});

describe('a change refetches what shows it, and no more', () => {
  /** The calls of the queries that are outdated after the change. */
  const outdatedBy = async (change: unknown, variables: unknown, reply: unknown = {}) => {
    for (const [, query] of QUERIES) client.setQueryData(query('1').queryKey, {});
    calls.answer = () => Response.json(reply);
    await run(change, variables);
    const isOutdated = (query: (typeof QUERIES)[number][1]) =>
      client.getQueryState(query('1').queryKey)?.isInvalidated;
    return QUERIES.filter(([, query]) => isOutdated(query)).map(([call]) => call);
  };

  const FOUND = 'GET /api/jobs?page=2&limit=10&query=baker&sort=salary&after=x';
  const RECOMMENDED = 'GET /api/jobs?limit=6&page=2&query=baker&not_applied=true&recommended=true';
  const [PROFILE, ME] = ['GET /api/users/profile', 'GET /api/auth/me'];
  const [NOTES, LABELS] = ['GET /api/applications/1/notes', 'GET /api/applications/job/1/labels'];
  const [DETAILS, OF_JOB] = [
    'GET /api/applications/1',
    `GET /api/applications/job/1?page=2&${FILTERS}`,
  ];
  const [DEPENDENTS, RECORDS] = [
    'GET /api/admin/jobs/1/dependents',
    'GET /api/admin/jobs?page=2&limit=25&sort=-name&query=baker',
  ];
  const [JOB, OWN] = ['GET /api/jobs/1', 'GET /api/jobs/employer?page=2&status=draft'];
  const [SIMILAR, COUNTS] = ['GET /api/jobs/1/similar', 'GET /api/jobs/facets?query=baker'];
  const job = { _id: '1', title: 'Baker' };
  const letter = { cover_letter: 'Hello' };
  const saving = { ...letter, save_to_profile: ['phone'] };

  it.each<[string, () => unknown, unknown, unknown, string[], string[]]>([
    [
      'an application',
      () => changes.applyToJob('1'),
      letter,
      application,
      [RECOMMENDED, JOB],
      [FOUND, COUNTS, PROFILE, ME],
    ],
    [
      'an application that is saved to the profile',
      () => changes.applyToJob('1'),
      saving,
      application,
      [RECOMMENDED, PROFILE, ME],
      [FOUND, COUNTS],
    ],
    ['a withdrawal', () => changes.withdrawApplication(), '1', {}, [RECOMMENDED, DETAILS], [FOUND]],
    ['a rating', () => reviews.setReview('1'), { rating: 4 }, application, [OF_JOB], [LABELS]],
    [
      'labels',
      () => reviews.setReview('1'),
      { labels: [] },
      application,
      [OF_JOB, LABELS],
      [NOTES],
    ],
    ['a note', () => reviews.addNote('1'), 'Good', note, [NOTES], [DETAILS]],
    ['a changed note', () => reviews.updateNote('1'), { noteId: 'n' }, note, [NOTES], [DETAILS]],
    ['a deleted note', () => reviews.deleteNote('1'), 'n', {}, [NOTES], [DETAILS]],
    ['a note elsewhere', () => reviews.addNote('2'), 'Good', note, [], [NOTES]],
    ['a changed note elsewhere', () => reviews.updateNote('2'), { noteId: 'n' }, note, [], [NOTES]],
    ['a deleted note elsewhere', () => reviews.deleteNote('2'), 'n', {}, [], [NOTES]],
    ['a look at an application', () => decisions.markOpened(), '1', {}, [OF_JOB], [DETAILS]],
    [
      'a profile',
      () => profiles.updateCandidateProfile(),
      {},
      {},
      [RECOMMENDED, ME],
      [FOUND, COUNTS],
    ],
    [
      'a deleted record',
      () => recordChanges.deleteRecord('jobs'),
      { _id: '1' },
      {},
      [RECORDS, 'GET /api/admin/deletions', FOUND],
      [DEPENDENTS],
    ],
    ['a deleted job', () => deleteJob(), '2', {}, [FOUND, COUNTS, OWN], [JOB, SIMILAR]],
    // Fetched again by the change itself.
    ['an edited job', () => updateJob('1', false), { job, version: 1 }, job, [FOUND, OWN], [JOB]],
  ])('after %s', async (_, change, variables, reply, outdated, fresh) => {
    const found = await outdatedBy(change(), variables, reply);
    expect(found).toEqual(expect.arrayContaining(outdated));
    expect(found.filter((call) => fresh.includes(call))).toEqual([]);
  });

  it('after a log-out by an administrator', async () => {
    const logs = ['1', '2'].map((id) => getRecordLogQuery('users', id));
    for (const { queryKey } of logs) client.setQueryData(queryKey, []);
    await run(recordChanges.endSessions('1'), undefined);
    expect(logs.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      false,
    ]);
  });
});

describe('a deleted job', () => {
  const { queryKey } = getJobQuery('1');
  const similar = getSimilarJobsQuery('2').queryKey;
  beforeEach(() => {
    client.setQueryData(queryKey, { _id: '1' } as never);
    client.setQueryData(similar, { jobs: [] } as never);
  });

  it('is forgotten, and so is where it was similar (EDIT-7)', async () => {
    await run(deleteJob(), '1');
    expect([client.getQueryData(queryKey), client.getQueryData(similar)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('stays while a screen shows it, without being fetched again (EDIT-7)', async () => {
    const watch = (key: readonly unknown[]) =>
      new QueryObserver(client, { queryKey: key, staleTime: Number.POSITIVE_INFINITY }).subscribe(
        () => {},
      );
    const [stop, stopOther, stopSimilar] = [watch(queryKey), watch(queryKey), watch(similar)];
    await run(deleteJob(), '1');
    expect(calls.sent).toHaveLength(1);
    client.setQueryData(['other'], 1);
    stop();
    expect(client.getQueryData(queryKey)).toEqual({ _id: '1' });
    stopOther();
    expect(client.getQueryData(queryKey)).toBeUndefined();
    expect(client.getQueryData(similar)).toEqual({ jobs: [] });
    stopSimilar();
    // Its key is free for a job that is shown later.
    client.setQueryData(queryKey, { _id: '1' } as never);
    watch(queryKey)();
    expect(client.getQueryData(queryKey)).toEqual({ _id: '1' });
  });
});

describe('the changes of one application', () => {
  it('are sent one after the other, each on the version before (REVIEW-10)', async () => {
    client.setQueryData(getApplicationQuery('1').queryKey, { ...application, __v: 3 } as never);
    let [open, most, version] = [0, 0, 3];
    calls.answer = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      version += 1;
      return Response.json({ ...application, __v: version });
    };
    await Promise.all([
      run(changes.setApplicationStatus('1'), { status: 'reviewed' }),
      run(interviews.setInterview('1'), { interview_date: null }),
      run(reviews.setReview('1'), { rating: 4, __v: 3 }),
    ]);
    expect(most).toBe(1);
    expect(calls.sent.map(({ body }) => body)).toEqual([
      { status: 'reviewed' },
      { interview_date: null },
      { rating: 4, __v: 5 },
    ]);
    expect(client.getQueryData(getApplicationQuery('1').queryKey)).toMatchObject({ __v: 6 });
  });

  it('can be told apart while they are pending (REVIEW-3)', async () => {
    calls.answer = () => Response.json(application);
    await run(changes.setApplicationStatus('1'), { status: 'reviewed' });
    calls.answer = () => Response.json(bulk('updated'));
    await run(decisions.setStatuses(), { applications: ['1'], status: 'hired' });
    const countOf = (mutationKey: readonly unknown[]) =>
      client.getMutationCache().findAll({ mutationKey }).length;
    expect(
      [
        changes.setApplicationStatusKey('1'),
        changes.setApplicationStatusKey('2'),
        changes.setAnyApplicationStatusKey,
        decisions.setStatusesKey,
      ].map(countOf),
    ).toEqual([1, 0, 1, 1]);
  });
});

describe('a file is saved under its name', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:file';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    document.documentElement.lang = 'tr';
    calls.answer = () => new Response('a,b');
  });
  afterEach(() => {
    document.documentElement.lang = '';
    vi.restoreAllMocks();
  });

  it('with all filtered applications, in the reader’s language and time zone (REVIEW-8)', async () => {
    await run(decisions.exportApplications('1'), { filters, fileName: 'baker.csv' });
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(calls.sent).toMatchObject([
      { call: `GET /api/applications/job/1/export?${FILTERS}&tz=${zone}`, language: 'tr' },
    ]);
    expect(saved).toEqual(['baker.csv']);
  });

  it('with an interview for the calendar', async () => {
    await run(interviews.getInterviewCalendar(), '1');
    expect(calls.sent).toMatchObject([
      { call: 'GET /api/applications/1/interview.ics', language: 'tr' },
    ]);
    expect(saved).toEqual(['interview.ics']);
  });

  it.each([
    [CONSOLE_EXPORT_MAX, []],
    [CONSOLE_EXPORT_MAX + 1, ['warning']],
  ])('with records, and a warning if it lacks some of %i', async (total, alerts) => {
    const what = { sort: '-name', query: 'baker', fileName: 'jobs.csv', total };
    await run(recordChanges.exportRecords('jobs'), what);
    expect(calls.sent).toMatchObject([
      { call: 'GET /api/admin/jobs/export?sort=-name&query=baker', language: 'tr' },
    ]);
    expect(saved).toEqual(['jobs.csv']);
    expect(readAlerts().map(({ alertType }) => alertType)).toEqual(alerts);
  });
});
