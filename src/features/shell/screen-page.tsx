import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type StaticDataRouteOption, useRouterState } from '@tanstack/react-router';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { Page, type PageProps } from '#src/ui/page.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's title, also while loading, failed or forbidden. */
    title?: MessageDescriptor;
    /** The text for other roles, if not the common one. */
    forbidden?: MessageDescriptor;
  }
}

/** The current route's `staticData`. */
export const useScreen = (): StaticDataRouteOption =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData }) ?? {};

/** A `Page` with the title from the current route's `staticData`. */
export function ScreenPage(props: Omit<PageProps, 'title'>) {
  const { i18n } = useLingui();
  const { title } = useScreen();
  return <Page {...props} title={title ? i18n._(title) : PRODUCT_NAME} />;
}
