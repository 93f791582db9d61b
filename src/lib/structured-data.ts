import type { BreadcrumbList, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { PRODUCT_NAME } from './config.ts';

const CONTEXT = 'https://schema.org';

const organizationId = (origin: string) => `${origin}/#organization`;

/** Breadcrumbs from the start page to the current page, with absolute URLs. */
export const breadcrumbList = (
  pages: readonly { name: string; url: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** Who runs the site at `origin` (`https://host`). */
export const organization = (origin: string): WithContext<Exclude<Organization, string>> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: PRODUCT_NAME,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

/** `query-input` is Google's name for the search term, and unknown to schema.org. */
const searchAction = (origin: string): SearchAction & { 'query-input': string } => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}/jobs?query={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});

/** The site at `origin` (`https://host`) in one language (`en`), and how its jobs are searched. */
export const webSite = (origin: string, language: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { '@id': organizationId(origin) },
  potentialAction: searchAction(origin),
});
