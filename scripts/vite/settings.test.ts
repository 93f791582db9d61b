// @vitest-environment node
import { expect, it } from 'vitest';
import { invalidSettings } from './settings.ts';

it('takes what is not set, and what the app knows', () => {
  expect(invalidSettings({})).toEqual([]);
  expect(
    invalidSettings({
      VITE_API_URL: 'https://api.example',
      VITE_DASHBOARD_ACCESS: 'employer',
      VITE_CONSOLE_PATH: 'backoffice',
    }),
  ).toEqual([]);
});

it.each([
  ['VITE_DASHBOARD_ACCESS', 'nobody'],
  ['VITE_CONSOLE_PATH', 'Admin'],
  ['VITE_CONSOLE_PATH', 'two/words'],
  ['VITE_CONSOLE_PATH', ''],
])('refuses %s=%s', (name, value) => {
  expect(invalidSettings({ [name]: value })).toEqual([name]);
});
