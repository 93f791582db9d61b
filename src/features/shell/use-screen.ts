import type { MessageDescriptor } from '@lingui/core';
import { type StaticDataRouteOption, useRouterState } from '@tanstack/react-router';

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
