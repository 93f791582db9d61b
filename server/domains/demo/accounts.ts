/** The accounts that the start-up banner names; all demo users share the password. */
export const DEMO_ACCOUNTS = {
  password: 'demo-password',
  candidate: 'candidate@example.com',
  employer: 'employer@example.com',
  admin: 'admin@example.com',
} as const;
export type DemoAccounts = typeof DEMO_ACCOUNTS;
