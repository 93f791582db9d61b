import { LISTED_PAGES } from '#src/contract/site/addresses.ts';

/** The public pages that the server renders. */
export const publicPages = async (url: string): Promise<string[]> => {
  const { jobs } = (await (await fetch(`${url}/api/jobs`)).json()) as { jobs: { _id: string }[] };
  return [`/jobs/${jobs[0]?._id ?? 'none'}`, '/jobs?query=a&remote=true&page=2', ...LISTED_PAGES];
};

/**
 * Languages, themes and time zones in which the hydrated page must equal the server's: one half for the
 * production build, the other for development, where React reports every difference.
 */
export const visitorSettings = {
  production: [
    { locale: 'en-US', theme: 'light', timezoneId: 'Pacific/Kiritimati' },
    { locale: 'tr-TR', theme: 'dark', timezoneId: 'America/Los_Angeles' },
  ],
  development: [
    { locale: 'en-GB', theme: 'dark', timezoneId: 'America/Los_Angeles' },
    { locale: 'tr-TR', theme: 'light', timezoneId: 'Pacific/Kiritimati' },
  ],
} as const;
