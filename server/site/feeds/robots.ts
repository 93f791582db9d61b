import { endpoints } from '#src/contract/endpoints.ts';
import { UNLISTED_PAGES } from '#src/contract/site/addresses.ts';

/** The folder of the pictures that pages show. */
const [PICTURES] = endpoints.getImage.path.split(':');

/**
 * Which addresses search engines may read (RFC 9309): not the API, apart from the pictures of pages, and none
 * of the screens behind the login. `consolePath` is the word of the data console's page, which may be the
 * beginning of another page's.
 */
export const robotsText = (base: string, consolePath: string): string =>
  [
    'User-agent: *',
    `Allow: ${PICTURES}`,
    'Disallow: /api/',
    ...UNLISTED_PAGES.map((page) => `Disallow: ${page}`),
    `Disallow: /${consolePath}$`,
    `Disallow: /${consolePath}?`,
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
