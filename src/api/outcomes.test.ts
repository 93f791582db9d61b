// @vitest-environment jsdom
// An upload by XMLHttpRequest to another origin would need a preflight.
// @vitest-environment-options { "url": "https://api.example" }
import { i18n } from '@lingui/core';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { clearToken, saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { readTranslations } from '#tests/translations.ts';
import { failureMessages } from './api-error.ts';
import { applyToJob, withdrawApplication } from './application-mutations.ts';
import { getMeFailure } from './auth.ts';
import { exportRecords } from './console-mutations.ts';
import { getMe } from './get-me.ts';
import * as jobs from './job-mutations.ts';
import { logout } from './logout.ts';
import { resetPassword } from './password-reset.ts';
import {
  updateCandidateProfile,
  updateEmployerProfile,
  uploadProfileImage,
} from './profile-mutations.ts';
import { createQueryClient } from './query-client.ts';
import { login } from './sign-in.ts';

const API = 'https://api.example/api';
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example/'));

const TOKEN = 'a.b.c';
const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  for (const name of ['public', 'account', 'info'])
    i18n.load('tr', (await import(`../../locales/tr/${name}.po`)).messages);
});
beforeEach(() => saveToken(TOKEN));
afterEach(() => {
  i18n.activate('en');
  server.resetHandlers();
});
afterAll(() => server.close());

const job = { _id: 'job', status: 'published' };
const reply = (path: string, body: object | string | null, status = 200) =>
  server.use(http.all(`${API}${path}`, () => HttpResponse.json(body, { status })));
const replyToAll = () => reply('/*', {});

/** The alerts that a change raises, once it is over; a failure that raises none is ignored. */
async function alertsAfter(act: () => unknown): Promise<string[]> {
  await Promise.resolve(act()).catch(() => undefined);
  const shown = readAlerts().map(({ msg }) => translate(i18n, msg));
  for (const { id } of readAlerts()) dismissAlert(id);
  return shown;
}
const run = <Data, Variables>(
  change: MutationObserverOptions<Data, Error, Variables>,
  variables: Variables,
) => new MutationObserver(createQueryClient(), change).mutate(variables);

const update = (status: 'draft' | 'published', wasDraft: boolean) => {
  replyToAll();
  reply('/jobs/job', { ...job, status });
  return run(jobs.updateJob('job', wasDraft), { job: { status }, version: 1 });
};

/** What a user does, and what it says. */
const OUTCOMES: [act: () => unknown, text: string][] = [
  [
    () => {
      reply('/auth/login', { token: TOKEN });
      reply('/auth/me', { _id: 'me', user_type: 'candidate' });
      const who = { email: 'a@b.example', password: 'secret', rememberMe: true };
      return run(login(), who);
    },
    'Login successful!',
  ],
  [
    () => {
      replyToAll();
      return logout();
    },
    'You have been logged out.',
  ],
  [
    () => {
      replyToAll();
      return run(resetPassword(), { token: 'link', password: 'a new secret' });
    },
    'Your password has been changed. You can log in with it now.',
  ],
  [
    () => {
      clearToken();
      return getMe();
    },
    'No token available',
  ],
  [
    () => {
      reply('/jobs', job, 201);
      return run(jobs.createJob(), {} as never);
    },
    'Job posted successfully',
  ],
  [
    () => {
      reply('/jobs', { ...job, status: 'draft' }, 201);
      return run(jobs.createJobDraft(), {} as never);
    },
    'Draft saved',
  ],
  [() => update('draft', true), 'Draft saved'],
  [() => update('published', true), 'Job posted successfully'],
  [() => update('published', false), 'Job updated successfully'],
  [
    () => {
      reply('/jobs/job', job);
      return run(jobs.updateJobToClosed(), 'job');
    },
    'Job closed',
  ],
  [
    () => {
      reply('/jobs/job', job);
      return run(jobs.updateJobToPublished(), 'job');
    },
    'Job reopened',
  ],
  [
    () => {
      reply('/jobs/job', { ...job, _id: 'another' });
      return run(jobs.updateJobToClosed(), 'job');
    },
    'Invalid response from update',
  ],
  [
    () => {
      replyToAll();
      return run(jobs.deleteJob(), 'job');
    },
    'Job deleted successfully',
  ],
  [
    () => {
      replyToAll();
      return run(withdrawApplication(), 'application');
    },
    'Application withdrawn successfully',
  ],
  [
    () => {
      replyToAll();
      return run(updateEmployerProfile(), {});
    },
    'Profile updated successfully',
  ],
  [
    () => {
      replyToAll();
      reply('/uploads/profile-image', { url: '/api/uploads/images/1/me.png' }, 201);
      return run(uploadProfileImage(), { file: new File(['PNG'], 'me.png') });
    },
    'Profile image uploaded successfully',
  ],
];

it.each<[what: string, act: () => Promise<unknown>]>([
  [
    'an application',
    () => {
      reply('/applications/job', { _id: 'application' }, 201);
      return run(applyToJob('job'), {} as never);
    },
  ],
  ['a candidate’s profile', () => run(updateCandidateProfile(), {})],
  ['an employer’s profile', () => run(updateEmployerProfile(), {})],
  [
    'a picture',
    () => {
      reply('/uploads/profile-image', { url: '/api/uploads/images/1/me.png' }, 201);
      return run(uploadProfileImage(), { file: new File(['PNG'], 'me.png') });
    },
  ],
])('the success of %s shows for 6 seconds (ALERT-2)', async (_, act) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  replyToAll();
  await act();
  vi.advanceTimersByTime(5999);
  expect(readAlerts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readAlerts()).toEqual([]);
});

describe.each(['en', 'tr'] as const)('in %s', (language) => {
  const translations = readTranslations(language);
  beforeEach(() => i18n.activate(language));

  it.each(OUTCOMES.map(([act, text]) => ({ act, text })))(
    'what was done is said: $text',
    async ({ act, text }) => {
      expect(await alertsAfter(act)).toEqual([translations.get(text)]);
    },
  );

  it('an export that lacks records says how many it has (CONSOLE-12)', async () => {
    // Neither is in jsdom.
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.use(http.get(`${API}/admin/jobs/export`, () => HttpResponse.text('"_id"')));
    const saying = (total: number) =>
      alertsAfter(() => run(exportRecords('jobs'), { sort: 'name', fileName: 'Jobs.csv', total }));
    expect(await saying(10_000)).toEqual([]);
    expect(await saying(10_001)).toEqual([expect.stringMatching(/10[,.]000/)]);
  });

  /** The texts that the form shows for the error of a call. */
  const failureOf = async (act: () => Promise<unknown>, texts: (error: unknown) => string[]) =>
    act().then(() => [], texts);

  it('an update whose job can’t be read again is told apart from a failed one (EDIT-3)', async () => {
    const { promise: isUpdated, resolve } = Promise.withResolvers<void>();
    replyToAll();
    server.use(
      http.put(`${API}/jobs/job`, () => {
        resolve();
        return HttpResponse.json(job);
      }),
      http.get(`${API}/jobs/job`, () => HttpResponse.json({}, { status: 404 })),
    );
    const shown = await failureOf(
      () => run(jobs.updateJob('job', false), { job: {}, version: 1 }),
      (error) => jobs.updateFailureMessages(error).map((text) => translate(i18n, text)),
    );
    await isUpdated;
    expect(shown).toEqual([translations.get('Failed to fetch updated job data')]);
  });

  it('an empty answer about the user is a failure (ERROR-1)', async () => {
    reply('/auth/me', null);
    const shown = await failureOf(
      () => getMe(),
      (error) => failureMessages(error, getMeFailure).map((text) => translate(i18n, text)),
    );
    expect(shown).toEqual([translations.get('No data received from server')]);
  });
});
