// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '#tests/show-screen.tsx';
import { readTranslations } from '#tests/translations.ts';
import { makeUser } from '#tests/user.ts';
import { createQueryClient } from './api/query-client.ts';
import { USER_TYPES, type UserType } from './contract/enumerations.ts';
import { errorMessages } from './contract/error-messages.ts';
import { createAppRouter } from './router.tsx';

/** Opens `path` in the app as built with these settings, as this type of user. */
const open = async (path: string, user_type: UserType | null, settings: Record<string, string>) => {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const [{ createAppRouter }, { createQueryClient }, { getMeQuery }, alerts, links] =
    await Promise.all([
      import('./router.tsx'),
      import('./api/query-client.ts'),
      import('./api/auth.ts'),
      import('./lib/alerts.ts'),
      import('./features/shell/nav-links.ts'),
    ]);
  const queryClient = createQueryClient();
  const me = user_type && makeUser(user_type);
  queryClient.setQueryData(getMeQuery().queryKey, me);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  await router.load();
  const logIn = async (type: UserType) => {
    queryClient.setQueryData(getMeQuery().queryKey, makeUser(type));
    await router.invalidate();
  };
  const readAlerts = () =>
    alerts.readAlerts().map(({ alertType, msg }) => [alertType, JSON.stringify(msg)]);
  return {
    router,
    logIn,
    readAlerts,
    alerts: readAlerts(),
    path: router.state.location.pathname,
    isFound: router.state.matches.every(({ status }) => status !== 'notFound'),
    account: me && links.accountLinks(me).map(({ to }) => to),
  };
};

afterEach(() => vi.unstubAllEnvs());

describe('VITE_DASHBOARD_ACCESS', () => {
  it('gives everyone a dashboard when it is not set (ACCESS-7)', async () => {
    const opened = await open('/dashboard', 'candidate', {});
    expect(opened).toMatchObject({ path: '/dashboard', alerts: [] });
    expect(opened.account).toContain('/dashboard');
  });

  it('sends a candidate home with a warning when dashboards are for employers (ACCESS-7, NAV-2)', async () => {
    const settings = { VITE_DASHBOARD_ACCESS: 'employer' };
    const opened = await open('/dashboard', 'candidate', settings);
    expect(opened.path).toBe('/');
    expect(opened.alerts).toEqual([
      ['warning', expect.stringContaining('You need employer access for this page.')],
    ]);
    expect(opened.account).not.toContain('/dashboard');
    expect(await open('/dashboard', 'employer', settings)).toMatchObject({ path: '/dashboard' });
  });
});

it.each(['en', 'tr'] as const)('the warning is shown in %s (ACCESS-7)', async (language) => {
  const { messages } = await import(`../locales/${language}/account.po`);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const opened = await open('/dashboard', 'candidate', { VITE_DASHBOARD_ACCESS: 'employer' });
  const text = readTranslations(language).get('You need employer access for this page.');
  expect(opened.alerts.map(([, msg = '']) => i18n._(JSON.parse(msg)))).toEqual([text]);
});

describe('VITE_DASHBOARD_ACCESS, after logging in', () => {
  it.each(['/login', '/register'])(
    'warns a candidate from %s, who lands on the home page (ACCESS-7)',
    async (path) => {
      const opened = await open(path, null, { VITE_DASHBOARD_ACCESS: 'employer' });
      await opened.logIn('candidate');
      expect(opened.router.state.location.pathname).toBe('/');
      expect(opened.readAlerts()).toEqual([
        ['warning', expect.stringContaining('You need employer access for this page.')],
      ]);
    },
  );
});

describe('VITE_CONSOLE_PATH', () => {
  it('is the only path of the console', async () => {
    const settings = { VITE_CONSOLE_PATH: 'backstage' };
    expect(await open('/backstage', null, settings)).toMatchObject({ isFound: true });
    expect(await open('/admin', null, settings)).toMatchObject({ isFound: false });
    expect(await open('/admin', null, {})).toMatchObject({ isFound: true });
  });
});

describe('screens for one kind of user', () => {
  const screens = Object.values(createAppRouter(createQueryClient()).routesById).flatMap(
    ({ id, fullPath, options: { staticData } }) => {
      const owner = USER_TYPES.find((type) => id.startsWith(`/_signed-in/_${type}/`));
      const path = fullPath.replace(/\$\w+/g, 'some-id');
      return owner ? [{ owner, path, staticData }] : [];
    },
  );

  it('are found by this test', () => {
    expect(screens.filter(({ owner }) => owner === 'candidate').length).toBeGreaterThan(3);
    expect(screens.filter(({ owner }) => owner === 'employer').length).toBeGreaterThan(2);
  });

  it.each(screens)(
    '$path, for one type of user ($owner), says so to others and fetches nothing (ACCESS-5)',
    async ({ owner, path, staticData }) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const other = USER_TYPES.find((type) => type !== owner) ?? owner;
      await showScreen(path, makeUser(other));
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(staticData?.title?.message ?? 'no title');
      expect(document.title).toBe(`${heading.textContent} · Meydan`);
      const text = staticData?.forbidden?.message ?? errorMessages.forbidden;
      expect(screen.getByRole('heading', { level: 2, name: text })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
      expect(fetched).not.toHaveBeenCalled();
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it.each([null, makeUser('candidate'), makeUser('employer')])(
    'do not hide a missing page (%#)',
    async (me) => {
      await showScreen('/applications/some-id/more', me);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    },
  );
});

const PAGES = ['/about', '/faq', '/pricing', '/privacy', '/resources', '/terms'];

it.each(PAGES)(
  'every link of the contents of %s leads to the only heading of its name',
  async (path) => {
    await showScreen(path);
    // One for each width.
    const contents = screen.queryAllByRole('navigation', { name: 'On this page' });
    const links = contents.flatMap((one) => within(one).getAllByRole('link'));
    if (!['/pricing', '/about'].includes(path)) expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? '');
      const targets = [...document.querySelectorAll(`[id="${id}"]`)];
      expect(
        targets.map(({ textContent }) => textContent),
        id,
      ).toEqual([link.textContent]);
    }
  },
);

it.each(PAGES)('no id of %s is used twice', async (path) => {
  await showScreen(path);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
