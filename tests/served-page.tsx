import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { authQueries } from '../src/api/auth.ts';
import { jobQueries } from '../src/api/jobs.ts';
import { createQueryClient } from '../src/api/query-client.ts';
import { jobPageSchema, jobSchema, jobSearchSchema } from '../src/contract/job.ts';
import type { User } from '../src/contract/user.ts';
import { ContactForm } from '../src/features/contact/contact-form.tsx';
import { about } from '../src/features/static-pages/about.tsx';
import { faq } from '../src/features/static-pages/faq.tsx';
import { Pricing } from '../src/features/static-pages/pricing.tsx';
import { privacy } from '../src/features/static-pages/privacy.tsx';
import { resources } from '../src/features/static-pages/resources.tsx';
import { StaticPage } from '../src/features/static-pages/static-page.tsx';
import { terms } from '../src/features/static-pages/terms.tsx';
import { ClockProvider } from '../src/lib/clock.tsx';
import type { Language } from '../src/lib/preferences.ts';
import { ThemeProvider } from '../src/lib/theme.tsx';
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

/** The pages that the API has a part in: the whole app at their addresses. */
const addresses = ['/', '/jobs', '/jobs?query=baker&jobType=contract&remote=true', '/jobs/a-job'];

/** What the other pages show. */
const screens: Record<string, ReactNode> = {
  about: <StaticPage info={about} />,
  contact: <ContactForm />,
  faq: <StaticPage info={faq} />,
  pricing: <Pricing />,
  privacy: <StaticPage info={privacy} />,
  resources: <StaticPage info={resources} />,
  terms: <StaticPage info={terms} />,
};

export const PAGES = [...addresses, ...Object.keys(screens)];

const loadTexts = async (language: Language) => {
  const parts =
    language === 'tr'
      ? [
          import('../locales/tr/public.po'),
          import('../locales/tr/account.po'),
          import('../locales/tr/info.po'),
        ]
      : [
          import('../locales/en/public.po'),
          import('../locales/en/account.po'),
          import('../locales/en/info.po'),
        ];
  const messages = (await Promise.all(parts)).map((part) => part.messages);
  return setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...messages) } });
};

type Opened = {
  /** One of `PAGES`. */
  page: string;
  language: Language;
  /** Who it is, as far as the browser knows; undefined while it is being asked for. */
  me?: User | null | undefined;
};

const makeRouter = (page: string, queryClient: ReturnType<typeof createQueryClient>) => {
  const history = createMemoryHistory({ initialEntries: [page.startsWith('/') ? page : '/'] });
  const screen = screens[page];
  if (!screen) return createAppRouter(queryClient, history);
  return createRouter({ routeTree: createRootRoute({ component: () => screen }), history });
};

/**
 * A page as the server renders it, or as the browser renders it that takes it over: its data and its code
 * are there.
 */
export const openPage = async (where: 'server' | 'browser', { page, language, me }: Opened) => {
  const queryClient = createQueryClient();
  const list = jobPageSchema.parse({ jobs: [job], totalPages: 3, currentPage: 1 });
  const search = new URL(page, 'http://localhost').searchParams;
  queryClient.setQueryData(
    jobQueries.search(jobSearchSchema.parse(Object.fromEntries(search))).queryKey,
    list,
  );
  queryClient.setQueryData(jobQueries.detail(job._id).queryKey, job);
  queryClient.setQueryData(jobQueries.similar(job._id).queryKey, [
    // On another day west of here.
    { ...job, _id: 'another', created_at: '2026-11-17T00:15:00Z' },
  ]);
  if (where === 'browser' && me !== undefined)
    queryClient.setQueryData(authQueries.me().queryKey, me);

  const router = makeRouter(page, queryClient);
  router.isServer = where === 'server';
  if (where === 'browser') router.ssr = { manifest: undefined };
  await router.load();
  return (
    <I18nProvider i18n={await loadTexts(language)}>
      <ThemeProvider>
        <ClockProvider now={RENDERED_AT}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ClockProvider>
      </ThemeProvider>
    </I18nProvider>
  );
};
