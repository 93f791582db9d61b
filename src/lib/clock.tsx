import { useHydrated } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** When the server rendered the page, in milliseconds since 1970; null for other pages. */
const RenderTime = createContext<number | null>(null);

/**
 * Provides the time when the server rendered the page (`now`: milliseconds since 1970), which server and browser must
 * share during hydration. Without it, the device's clock applies.
 */
export const ClockProvider = ({
  now,
  children,
}: {
  now: number | undefined;
  children: ReactNode;
}) => <RenderTime value={now ?? null}>{children}</RenderTime>;

/** The time (milliseconds since 1970) and time zone that a screen uses; undefined is the user's zone. */
export type Clock = { now: number; timeZone: 'UTC' | undefined };

const deviceClock = (): Clock => ({ now: Date.now(), timeZone: undefined });

/** The server's time in UTC until hydration, since both sides must render the same; then the device's. */
export const useClock = (): Clock => {
  const isHydrated = useHydrated();
  const renderedAt = useContext(RenderTime);
  if (isHydrated) return deviceClock();
  return { now: renderedAt ?? deviceClock().now, timeZone: 'UTC' };
};
