import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserType } from './contract/enumerations.ts';

const user = (user_type: UserType) => ({
  _id: '1',
  user_type,
  first_name: 'Ada',
  last_name: 'Kaya',
  email: 'ada@example.com',
  phone: '',
  location: '',
  resume_url: '',
  profile_image_url: '',
  created_at: null,
});

/** The app as it is built with these settings, opened at `path` by this kind of user. */
const open = async (path: string, user_type: UserType | null, settings: Record<string, string>) => {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const [{ createAppRouter }, { createQueryClient }, { authQueries }, alerts, links] =
    await Promise.all([
      import('./router.tsx'),
      import('./api/query-client.ts'),
      import('./api/auth.ts'),
      import('./lib/alerts.ts'),
      import('./features/shell/nav-links.ts'),
    ]);
  const queryClient = createQueryClient();
  const me = user_type && user(user_type);
  queryClient.setQueryData(authQueries.me().queryKey, me);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
  await router.load();
  return {
    path: router.state.location.pathname,
    isFound: router.state.matches.every(({ status }) => status !== 'notFound'),
    alerts: alerts.readAlerts().map(({ alertType, msg }) => [alertType, JSON.stringify(msg)]),
    account: me && links.accountLinks(me).map(({ to }) => to),
  };
};

afterEach(() => vi.unstubAllEnvs());

describe('VITE_DASHBOARD_ACCESS', () => {
  it('gives everyone a dashboard when it is not set', async () => {
    const opened = await open('/dashboard', 'candidate', {});
    expect(opened).toMatchObject({ path: '/dashboard', alerts: [] });
    expect(opened.account).toContain('/dashboard');
  });

  it('sends a candidate home with a warning when dashboards are for employers', async () => {
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

describe('VITE_CONSOLE_PATH', () => {
  it('is where the console is, and no other word is', async () => {
    const settings = { VITE_CONSOLE_PATH: 'backstage' };
    expect(await open('/backstage', null, settings)).toMatchObject({ isFound: true });
    expect(await open('/admin', null, settings)).toMatchObject({ isFound: false });
    expect(await open('/admin', null, {})).toMatchObject({ isFound: true });
  });
});
