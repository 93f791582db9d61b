import { PRODUCT_NAME } from './config.ts';

/** JSON-LD in the vocabulary of schema.org, as `StructuredData` takes it. */
export type JsonLd = { '@context'?: 'https://schema.org'; '@type': string; [key: string]: unknown };

const CONTEXT = 'https://schema.org';

const organizationId = (origin: string) => `${origin}/#organization`;

/** The way to a page, from the start page on, by full addresses. The last page is the current one. */
export const breadcrumbList = (pages: readonly { name: string; url: string }[]): JsonLd => ({
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
export const organization = (origin: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: PRODUCT_NAME,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

/** The site at `origin` (`https://host`) in one language (`en`), and how its jobs are searched. */
export const webSite = (origin: string, language: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: PRODUCT_NAME,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/jobs?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
