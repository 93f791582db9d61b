import { type LinkComponent, type LinkProps, Link as RouterLink } from '@tanstack/react-router';
import { classNames } from './class-names.ts';

/**
 * By default the router also marks a link as current on subpages and on searches with more params: 'All jobs' on a
 * job, 'Previous page' on the next one.
 */
const SAME_PAGE = { exact: true };
/** Only one entry of a table of contents is current. */
const SAME_PLACE = { exact: true, includeHash: true };

/**
 * The router's link, with `aria-current="page"` only on its target page (rule NAV-6); `activeOptions` may include
 * other searches of that page.
 */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink activeOptions={props.hash ? SAME_PLACE : SAME_PAGE} {...props} />
);

/** A link within a text. */
export const TextLink = (({ className, ...props }: LinkProps & { className?: string }) => (
  <Link {...props} className={classNames('link', className)} />
)) as typeof Link;
