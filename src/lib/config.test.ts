import { expect, it, vi } from 'vitest';

/** The settings of a build with these variables. */
const build = async (variables: Record<string, string>) => {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const { apiUrl, consolePath, hasDashboard } = await import('./config.ts');
  return { apiUrl, consolePath, dashboards: [hasDashboard('candidate'), hasDashboard('employer')] };
};

it('has defaults (ACCESS-7, CALL-6)', async () => {
  const defaults = { apiUrl: '', consolePath: 'admin', dashboards: [true, true] };
  expect(await build({})).toEqual(defaults);
  const blank = { VITE_API_URL: '', VITE_DASHBOARD_ACCESS: '', VITE_CONSOLE_PATH: '' };
  expect(await build(blank)).toEqual(defaults);
});

it('follows the variables of the build (ACCESS-7, CALL-6)', async () => {
  const url = 'https://api.example/a/b';
  expect((await build({ VITE_API_URL: `${url}//` })).apiUrl).toBe(url);
  expect((await build({ VITE_CONSOLE_PATH: 'office' })).consolePath).toBe('office');
  const dashboardsOf = async (access: string) =>
    (await build({ VITE_DASHBOARD_ACCESS: access })).dashboards;
  expect(await dashboardsOf('employer')).toEqual([false, true]);
  expect(await dashboardsOf('candidate')).toEqual([true, false]);
});
