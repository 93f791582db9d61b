/** The public pages that the server renders; the first three are those where most people arrive. */
export const publicPages = async (url: string): Promise<string[]> => {
  const { jobs } = (await (await fetch(`${url}/api/jobs`)).json()) as { jobs: { _id: string }[] };
  return [
    '/',
    '/jobs',
    `/jobs/${jobs[0]?._id ?? 'none'}`,
    '/jobs?query=a&remote=true&page=2',
    '/about',
    '/contact',
    '/faq',
    '/pricing',
    '/privacy',
    '/resources',
    '/terms',
  ];
};

/** Languages, themes and time zones in which the page that the browser takes over has to be the server's. */
export const visitorSettings = [
  { locale: 'en-US', theme: 'light', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'tr-TR', theme: 'dark', timezoneId: 'America/Los_Angeles' },
  { locale: 'en-GB', theme: 'dark', timezoneId: 'America/Los_Angeles' },
  { locale: 'tr-TR', theme: 'light', timezoneId: 'Pacific/Kiritimati' },
] as const;
