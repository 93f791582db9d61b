import { type LinkComponent, type LinkProps, Link as RouterLink } from '@tanstack/react-router';
import { classNames } from './class-names.ts';

/**
 * The router calls a link current on every page below its own, and on every search with more params: 'All jobs'
 * on a job, 'Previous page' on the next one.
 */
const SAME_PAGE = { exact: true };
/** Not all entries of a table of contents lead to where one is. */
const SAME_PLACE = { exact: true, includeHash: true };

/**
 * The router's link. It says `aria-current="page"` only on the page that it leads to (rule NAV-6);
 * `activeOptions` may count other searches of that page.
 */
export const Link: LinkComponent<'a'> = (props) => (
  <RouterLink activeOptions={props.hash ? SAME_PLACE : SAME_PAGE} {...props} />
);

/** A link within a text. */
export const TextLink = (({ className, ...props }: LinkProps & { className?: string }) => (
  <Link
    {...props}
    className={classNames('rounded-sm text-link underline underline-offset-4', className)}
  />
)) as typeof Link;
