import { expect, it } from 'vitest';
import { breadcrumbList, organization, webSite } from './structured-data.ts';

const ORIGIN = 'https://jobs.example';

it('tells search engines who runs the site, and how its jobs are searched', () => {
  const context = { '@context': 'https://schema.org' };
  expect(organization(ORIGIN)).toEqual({
    ...context,
    '@type': 'Organization',
    '@id': `${ORIGIN}/#organization`,
    name: 'Meydan',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/apple-touch-icon.png`,
  });
  expect(webSite(ORIGIN, 'tr')).toEqual({
    ...context,
    '@type': 'WebSite',
    '@id': `${ORIGIN}/#website`,
    name: 'Meydan',
    url: `${ORIGIN}/`,
    inLanguage: 'tr',
    publisher: { '@id': `${ORIGIN}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${ORIGIN}/jobs?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(breadcrumbList([{ name: 'Home', url: ORIGIN }])).toEqual({
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: ORIGIN }],
  });
});
