import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type StaticDataRouteOption, useRouterState } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { Page, type PageProps } from '#src/ui/page.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's title, while it loads, when it failed, and for those whom it is not for. */
    title?: MessageDescriptor;
    /** What those read whom the screen is not for, where that is more than the common text. */
    forbidden?: MessageDescriptor;
  }
}

/** What the route of the current screen says of it. */
export const useScreen = (): StaticDataRouteOption =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData }) ?? {};

/** A `Page` with the title from the current route's `staticData`. */
export function ScreenPage(props: Omit<PageProps, 'title'>) {
  const { i18n } = useLingui();
  const { title } = useScreen();
  return <Page {...props} title={title ? i18n._(title) : PRODUCT_NAME} />;
}
