import { endpoints } from '#src/contract/endpoints.ts';
import { UNLISTED_PAGES } from '#src/contract/site/addresses.ts';

/** Folder of the images shown on pages. */
const [PICTURES] = endpoints.getImage.path.split(':');

/**
 * Which addresses search engines may read (RFC 9309): not the API, apart from images on pages, nor screens behind the
 * login. `consolePath` may be a prefix of another page's path, so the rules match it exactly.
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
