import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { LISTED_PAGES } from '../server/feeds/addresses.ts';
import { authQueries } from '../src/api/auth.ts';
import { jobQueries } from '../src/api/jobs.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { App } from '../src/app.tsx';
import { jobFacetsSchema, jobPageSchema, jobSchema } from '../src/contract/job.ts';
import { readJobSearch } from '../src/contract/job-search.ts';
import type { Language } from '../src/contract/language.ts';
import type { User } from '../src/contract/user.ts';
import { readMessages } from '../src/lib/i18n.ts';
import { createAppRouter } from '../src/router.tsx';

/** When the server rendered the page. */
export const RENDERED_AT = Date.parse('2026-11-20T23:30:00Z');

/** A job that was posted on another day east of here, and whose deadline is over half a day later. */
const job = jobSchema.parse({
  _id: 'a-job',
  title: 'Baker <script>',
  company_name: 'Fırın',
  location: 'Izmir',
  is_remote: true,
  salary_min: 40_000,
  salary_max: 55_000,
  description: 'Bread.\n\n- early\n- warm',
  required_skills: ['Bread'],
  benefits: ['Bread'],
  created_at: '2026-11-17T23:45:00Z',
  application_deadline: '2026-11-20',
  employer: {
    _id: 'an-employer',
    company_name: 'Fırın',
    company_logo_url: '/api/uploads/images/1.webp',
    company_website: 'bread.example',
  },
});

/** The public pages. */
export const PAGES = [
  ...LISTED_PAGES,
  '/jobs?query=baker&jobType=contract&remote=true',
  '/jobs/a-job',
];

const loadTexts = async (language: Language) =>
  setupI18n({ locale: language, messages: { [language]: await readMessages(language) } });

type Opened = {
  /** One of `PAGES`. */
  page: string;
  language: Language;
  /** Who it is, as far as the browser knows; undefined while it is being asked for. */
  me?: User | null | undefined;
};

/**
 * A page as the server renders it, or as the browser renders it that takes it over: its data and its code
 * are there.
 */
export const openPage = async (where: 'server' | 'browser', { page, language, me }: Opened) => {
  const queryClient = createQueryClient();
  const list = jobPageSchema.parse({ jobs: [job], totalPages: 3, currentPage: 1, total: 1023 });
  const search = new URL(page, 'http://localhost').searchParams;
  queryClient.setQueryData(
    jobQueries.search(readJobSearch(Object.fromEntries(search))).queryKey,
    list,
  );
  const facets = jobFacetsSchema.parse({ jobType: [{ value: 'contract', count: 1234 }] });
  queryClient.setQueryData(
    jobQueries.facets(readJobSearch(Object.fromEntries(search))).queryKey,
    facets,
  );
  queryClient.setQueryData(jobQueries.detail(job._id).queryKey, job);
  queryClient.setQueryData(jobQueries.similar(job._id).queryKey, [
    // On another day west of here.
    { ...job, _id: 'another', created_at: '2026-11-17T00:15:00Z' },
  ]);
  if (where === 'browser' && me !== undefined)
    queryClient.setQueryData(authQueries.me().queryKey, me);

  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [page] }),
    ...(where === 'server' && { response: {} }),
  });
  router.isServer = where === 'server';
  if (where === 'browser') router.ssr = { manifest: undefined };
  await router.load();
  return (
    <App
      i18n={await loadTexts(language)}
      origin="https://jobs.test"
      renderedAt={RENDERED_AT}
      {...{ queryClient, router }}
    />
  );
};
