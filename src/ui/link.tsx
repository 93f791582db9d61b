import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/**
 * The router calls a link current on every page below its own, and on every search with more params: 'All jobs'
 * on a job, 'Previous page' on the next one.
 */
const SAME_PAGE = { exact: true };

/**
 * The router's link. It says `aria-current="page"` only on the page that it leads to (rule NAV-6);
 * `activeOptions` may count other searches of that page.
 */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink activeOptions={SAME_PAGE} {...props} />
);
