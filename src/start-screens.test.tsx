// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { showScreen } from '#tests/show-screen.tsx';
import { makeUser } from '#tests/user.ts';
import { saveDraft } from './lib/drafts.ts';
import { saveToken } from './lib/token.ts';

vi.hoisted(() => {
  // Outside of a browser, an address needs a host.
  vi.stubEnv('VITE_API_URL', 'https://api.example');
});

/** Answers the calls to these paths; a server knows no others. */
const answer = (replies: Record<string, unknown>): void => {
  saveToken('a.b.c');
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL((request as Request).url);
    return pathname in replies
      ? Response.json(replies[pathname])
      : Response.json({ msg: 'No' }, { status: 404 });
  });
  onTestFinished(() => fetched.mockRestore());
};

describe('what needs a candidate’s attention', () => {
  const candidate = makeUser('candidate');
  const interview = (title: string, starts_at: string, answered: string) => ({
    application_id: title,
    job_id: title,
    job_title: title,
    company_name: 'Ay AŞ',
    starts_at,
    answer: answered,
  });
  const firstPage = { totalPages: 1, currentPage: 1, counts: {} };
  const DRAFTED = ['closed', 'expired', 'applied', 'one', 'two', 'three', 'four'];
  const facts: Record<string, object> = {
    closed: { status: 'closed' },
    expired: { application_deadline: '2026-11-01' },
  };
  const replies = {
    '/api/interviews': {
      interviews: [
        interview('Today', '2026-11-23T08:00:00Z', 'confirmed'),
        interview('Agreed', '2026-11-24T08:00:00Z', 'confirmed'),
        interview('Asked', '2026-12-24T08:00:00Z', 'none'),
      ],
    },
    '/api/applications/candidate': {
      applications: [{ _id: 'sent', job: { _id: 'job', title: 'Sent' } }],
      unread: [{ _id: 'told', job: { _id: 'job', title: 'Told' }, unread_messages: 2 }],
      total: 1,
      ...firstPage,
    },
    '/api/applications/check-batch': { appliedJobs: ['applied'] },
    ...Object.fromEntries(
      DRAFTED.map((_id) => [
        `/api/jobs/${_id}`,
        { _id, title: `Draft ${_id}`, status: 'published', ...facts[_id] },
      ]),
    ),
  };
  /** Shows the page at ten o’clock, to somebody whose browser has these unsent applications. */
  const open = async (path: string, given: Record<string, unknown>, drafts: readonly string[]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    for (const id of drafts) saveDraft(`apply:${candidate._id}:${id}`, 'Dear');
    answer(given);
    await showScreen(path, candidate);
  };
  const linksOf = (region: HTMLElement) =>
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('comes first: interviews to answer, messages, open jobs begun; four at first (DASH-5)', async () => {
    await open('/dashboard', replies, DRAFTED);
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    await waitFor(() =>
      expect(linksOf(waiting)).toEqual([
        '/applications/Asked',
        '/applications/Asked#interview',
        '/applications/told',
        ...['one', 'two'].map((id) => `/jobs/${id}/apply`),
      ]),
    );
    fireEvent.click(within(waiting).getByRole('button', { name: 'Show all' }));
    expect(linksOf(waiting).at(-1)).toBe('/jobs/three/apply');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Waiting for you');
  });

  it.each(['/applications', '/my-jobs'])('is counted on %s (DASH-5)', async (path) => {
    await open(path, replies, DRAFTED);
    const link = await screen.findByRole('link', { name: '5 waiting for you' });
    expect(link).toHaveAttribute('href', '/dashboard');
  });

  it.each(['/dashboard', '/applications'])(
    'interviews are listed on %s with time, company and answer (INTERVIEW-8)',
    async (path) => {
      await open(path, replies, []);
      const region = await screen.findByRole('region', { name: 'Upcoming interviews' });
      expect(linksOf(region)).toEqual(['Today', 'Agreed'].map((id) => `/applications/${id}`));
      const [today, tomorrow] = within(region).getAllByRole('listitem');
      expect(today).toHaveTextContent(/^Today/);
      expect(tomorrow).toHaveTextContent(/^Tue 24 Nov.*, 8:00.AMConfirmedAgreedAy AŞ$/);
    },
  );

  it.each(['/applications?page=2', '/applications?tab=pending'])(
    'is not on %s (DASH-5, INTERVIEW-8)',
    async (path) => {
      await open(path, replies, DRAFTED);
      expect(await screen.findByRole('heading', { name: 'Sent' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /waiting for you/ })).toBeNull();
      expect(screen.queryByRole('region', { name: 'Upcoming interviews' })).toBeNull();
    },
  );

  it('is followed on the dashboard by the applications that changed last (DASH-2)', async () => {
    const sent = (title: string, created_at: string, more: object = {}) => ({
      _id: title,
      job: { _id: title, title },
      created_at,
      ...more,
    });
    const applications = [
      sent('New', '2026-11-20T08:00:00Z'),
      sent('Old', '2026-11-19T08:00:00Z'),
      sent('Read', '2026-11-18T08:00:00Z', { last_updated: '2026-11-22T08:00:00Z' }),
      sent('Withdrawn', '2026-11-17T08:00:00Z', { withdrawn_at: '2026-11-21T08:00:00Z' }),
    ];
    const list = { applications, unread: [], total: 4, ...firstPage };
    await open('/dashboard', { ...replies, '/api/applications/candidate': list }, []);
    await screen.findByRole('link', { name: 'New' });
    const recent = screen.getByRole('region', { name: 'Recent Applications' });
    expect(
      within(recent)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^Read.*Last updated Sun 22 Nov/),
      expect.stringMatching(/^Withdrawn.*Withdrawn on Sat 21 Nov/),
      expect.stringMatching(/^New.*Applied on Fri 20 Nov/),
      expect.stringMatching(/^Old.*Applied on Thu 19 Nov/),
    ]);
  });

  it('is said to be nothing on the dashboard, and not mentioned on My Applications (DASH-5)', async () => {
    const nothing = {
      '/api/interviews': { interviews: [] },
      '/api/applications/candidate': { applications: [], unread: [], total: 0, ...firstPage },
    };
    await open('/dashboard', nothing, []);
    expect(await screen.findByText('You’re all caught up.')).toBeVisible();
    cleanup();
    await open('/applications', nothing, []);
    expect(await screen.findByRole('heading', { name: 'No Applications Found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /waiting for you/ })).toBeNull();
  });
});

describe('the market on the home page', () => {
  const jobs = Array.from({ length: 10 }, (_, index) => ({
    _id: `${index}`,
    title: `Job ${index}`,
  }));
  const list = { jobs, total: 30, totalRelation: 'exact', totalPages: 3, currentPage: 1 };
  const facets = {
    postedWithin: [
      { value: 7, count: 12 },
      { value: 14, count: 20 },
    ],
    workplace: [{ value: 'remote', count: 4 }],
    company: Array.from({ length: 10 }, (_, index) => ({ value: `Company ${index}`, count: 3 })),
  };
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it('has numbers that link to their jobs, six jobs and eight companies (HOME-3)', async () => {
    answer({ '/api/jobs': list, '/api/jobs/facets': facets });
    await showScreen('/');
    const hiring = await screen.findByRole('region', { name: 'Who’s hiring' });
    expect(within(hiring).getAllByRole('link')).toHaveLength(8);
    expect(hrefOf('30 jobs')).toBe('/jobs');
    expect(hrefOf('12 new this week')).toBe('/jobs?postedWithin=7');
    expect(hrefOf('4 remote')).toMatch(/^\/jobs\?workplace=/);
    const newest = screen.getByRole('region', { name: 'Newest jobs' });
    expect(
      within(newest)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(jobs.slice(0, 6).map(({ title }) => title));
  });

  it('leaves out what a server doesn’t know (HOME-3)', async () => {
    answer({ '/api/jobs': list });
    await showScreen('/');
    expect(await screen.findByRole('link', { name: '30 jobs' })).toBeVisible();
    expect(screen.queryByText(/new this week|remote$/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Who’s hiring' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
