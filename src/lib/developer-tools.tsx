import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';

/** The panels of router and query cache, at the lower corners of the page until they are opened. */
export const DeveloperTools = ({ router }: { router: AnyRouter }) => (
  <>
    <TanStackRouterDevtools router={router} position="bottom-left" />
    <ReactQueryDevtools buttonPosition="bottom-right" />
  </>
);
