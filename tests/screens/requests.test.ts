import type { Page } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import type { CallPattern } from '#tests/call-pattern.ts';
import { expect, test } from '#tests/e2e/market.ts';
import { insertJobs } from '#tests/factories.ts';
import type { Market } from '#tests/long-market.ts';

type Screen = {
  user: 'visitor' | 'candidate' | 'employer';
  path: (market: Market) => string;
  /** The calls that the screen makes before any answer arrives. */
  calls: (market: Market) => string[];
  /** Calls made after the content shows. */
  later?: string[];
  shows: (page: Page) => ReturnType<Page['getByRole']>;
};

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const card = (page: Page) => page.getByRole('article').first();
/** Turns `METHOD /path` into a pattern. */
const toPattern = (call: string) => {
  const [method, path] = call.split(' ');
  return { method, path } as CallPattern;
};

const ME = 'GET /api/auth/me';
const UNREAD = 'GET /api/notifications/unread';
const INTERVIEWS = 'GET /api/interviews';
const MINE = 'GET /api/applications/candidate';

const screens: Record<string, Screen> = {
  'the job list': {
    user: 'visitor',
    path: () => '/jobs',
    calls: () => ['GET /api/jobs', 'GET /api/jobs/facets'],
    shows: card,
  },
  'a job, for a visitor': {
    user: 'visitor',
    path: ({ open }) => `/jobs/${open._id}`,
    calls: ({ open }) => [`GET /api/jobs/${open._id}`, `GET /api/jobs/${open._id}/similar`],
    shows: heading('Similar jobs'),
  },
  'a job, for a candidate': {
    user: 'candidate',
    path: ({ open }) => `/jobs/${open._id}`,
    calls: ({ open }) => [
      ME,
      `GET /api/jobs/${open._id}`,
      `GET /api/jobs/${open._id}/similar`,
      `GET /api/applications/check/${open._id}`,
    ],
    shows: (page) => page.getByRole('button', { name: 'Apply Now' }),
  },
  'my applications': {
    user: 'candidate',
    path: () => '/applications',
    calls: () => [ME, MINE, INTERVIEWS],
    shows: card,
  },
  'an application': {
    user: 'candidate',
    path: ({ application }) => `/applications/${application._id}`,
    calls: ({ application }) => [
      ME,
      `GET /api/applications/${application._id}`,
      `GET /api/applications/${application._id}/messages`,
    ],
    shows: heading('Your Application'),
  },
  'a job, for its employer': {
    user: 'employer',
    path: ({ applied }) => `/jobs/${applied._id}`,
    // Called twice: the server-rendered job is a visitor's, without application counts.
    calls: ({ applied }) => [
      ME,
      `GET /api/jobs/${applied._id}`,
      `GET /api/jobs/${applied._id}`,
      `GET /api/jobs/${applied._id}/similar`,
      `GET /api/applications/job/${applied._id}`,
    ],
    shows: (page) => page.getByRole('complementary', { name: 'Your job' }),
  },
  'the full application form': {
    user: 'candidate',
    path: ({ open }) => `/jobs/${open._id}/apply`,
    calls: ({ open }) => [
      ME,
      `GET /api/jobs/${open._id}`,
      `GET /api/applications/check/${open._id}`,
      'GET /api/users/profile',
    ],
    shows: (page) => page.getByRole('textbox', { name: 'Cover letter' }),
  },
  "a candidate's dashboard": {
    user: 'candidate',
    path: () => '/dashboard',
    calls: () => [ME, MINE, INTERVIEWS, 'GET /api/users/profile', 'GET /api/jobs'],
    later: ['POST /api/applications/check-batch'],
    shows: card,
  },
  "a candidate's jobs": {
    user: 'candidate',
    path: () => '/my-jobs',
    // Those of the tab, and what waits beside them.
    calls: () => [ME, MINE, MINE, INTERVIEWS],
    shows: card,
  },
  'a profile': {
    user: 'candidate',
    path: () => '/profile',
    calls: () => [ME, 'GET /api/users/profile'],
    shows: (page) => page.getByRole('button', { name: 'Edit Experience' }),
  },
  "an employer's jobs": {
    user: 'employer',
    path: () => '/my-jobs',
    calls: () => [ME, 'GET /api/jobs/employer'],
    shows: card,
  },
  "a job's form": {
    user: 'employer',
    path: ({ open }) => `/jobs/${open._id}/edit`,
    // The preview beside it shows the company.
    calls: ({ open }) => [ME, `GET /api/jobs/${open._id}`, 'GET /api/users/profile'],
    shows: (page) => page.getByRole('textbox', { name: 'Job title' }),
  },
  'the applications of a job': {
    user: 'employer',
    path: ({ applied }) => `/jobs/${applied._id}/applications`,
    calls: ({ applied }) => [
      ME,
      `GET /api/jobs/${applied._id}`,
      `GET /api/applications/job/${applied._id}`,
      `GET /api/applications/job/${applied._id}/labels`,
    ],
    shows: (page) => page.getByRole('table'),
  },
  "an employer's dashboard": {
    user: 'employer',
    path: () => '/dashboard',
    calls: () => [
      ME,
      INTERVIEWS,
      'GET /api/applications/new',
      'GET /api/jobs/employer',
      'GET /api/jobs/employer/waiting',
    ],
    shows: card,
  },
};

for (const user of ['visitor', 'candidate', 'employer'] as const) {
  test(`each screen of the ${user} makes all calls in one round, and none twice`, async ({
    page,
    backend,
    market,
    network,
    remember,
    candidate,
    employer,
  }) => {
    if (user !== 'visitor') {
      const { token } = { candidate, employer }[user];
      const me = await (await backend.request('GET', '/api/auth/me', { token })).json();
      const auth = JSON.stringify({ user: me, isAuthenticated: true, token });
      await remember({ token, auth });
    }
    for (const [name, screen] of Object.entries(screens)) {
      if (screen.user !== user) continue;
      await test.step(name, async () => {
        const before = network.all().length;
        const made = () => network.all().slice(before).sort();
        // The bar loads the unread count.
        const inBar = user === 'visitor' ? [] : [UNREAD];
        const expected = [...screen.calls(market), ...inBar].sort();
        const releases = expected.map((call) => network.hold(toPattern(call)));
        await page.goto(screen.path(market));
        await expect.poll(made).toEqual(expected);
        for (const release of releases) release();
        await expect(screen.shows(page)).toBeVisible();
        const all = [...expected, ...(screen.later ?? [])].sort();
        await expect.poll(made).toEqual(all);
        // No further calls follow.
        await page.waitForLoadState('networkidle');
        expect(made()).toEqual(all);
      });
    }
  });
}

test('hovering a job preloads it, and going back shows the list at once', async ({
  page,
  backend,
  employer,
  network,
}) => {
  await insertJobs(backend, employer, 10);
  await page.goto('/jobs');
  const link = page.getByRole('article').nth(8).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.hover();
  await expect.poll(() => network.made(endpoints.getJob)).toHaveLength(1);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Going back needs no answer from the server.
  network.hold(endpoints.searchJobs);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(network.made(endpoints.searchJobs)).toHaveLength(1);
  expect(network.made(endpoints.getJob)).toHaveLength(1);
});
