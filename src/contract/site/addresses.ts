/*
 * The site's addresses, which no other page may take. The compiler (`src/router.check.ts`) and a test compare the pages
 * with the routes of the browser app.
 */

/** The pages that links in mails open. */
export const CONFIRM_EMAIL_PATH = '/confirm-email';
export const RESET_PASSWORD_PATH = '/reset-password';
/** Where two-step login is turned on and off. */
export const TWO_STEP_PATH = '/settings#two-step';

/** Public pages that search engines list, besides the jobs (rule INFO-1). */
export const LISTED_PAGES = [
  '/',
  '/jobs',
  '/about',
  '/contact',
  '/faq',
  '/pricing',
  '/privacy',
  '/resources',
  '/terms',
] as const;

/** Screens excluded from search engines, in the syntax of robots.txt. */
export const UNLISTED_PAGES = [
  '/applications',
  '/dashboard',
  '/my-jobs',
  '/notifications',
  '/notifications/preferences',
  '/profile',
  '/settings',
  CONFIRM_EMAIL_PATH,
  '/forgot-password',
  '/login',
  '/register',
  RESET_PASSWORD_PATH,
  '/jobs/create',
  '/jobs/*/applications',
  '/jobs/*/applied',
  '/jobs/*/apply',
  '/jobs/*/edit',
] as const;

export const FEED_ADDRESSES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/jobs.atom',
  '/jobs.xml',
  '/.well-known/security.txt',
] as const;

/** The reference page of the API, which is a page of the site. */
export const API_DOCS = '/api/docs';

/** The pictures that link previews show. */
export const CARDS_FOLDER = '/cards/';
/** The files of the built app, named by their content. */
export const ASSETS_FOLDER = '/assets/';
