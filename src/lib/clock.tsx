import { useHydrated } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';

/** When the server rendered the page, in milliseconds since 1970; null in a page that it didn't render. */
const RenderTime = createContext<number | null>(null);

/**
 * Tells everything below when the server rendered the page (`now`: milliseconds since 1970). The server
 * and the browser that takes its page over give the same time; without it the clock is the device's.
 */
export const ClockProvider = ({
  now,
  children,
}: {
  now: number | undefined;
  children: ReactNode;
}) => <RenderTime value={now ?? null}>{children}</RenderTime>;

/** The time (milliseconds since 1970) and the time zone by which a screen tells time; undefined is the user's own. */
export type Clock = { now: number; timeZone: 'UTC' | undefined };

const deviceClock = (): Clock => ({ now: Date.now(), timeZone: undefined });

/**
 * The server's time in UTC until the browser has taken over the page, since both have to render the same;
 * then the user's own.
 */
export const useClock = (): Clock => {
  const isHydrated = useHydrated();
  const renderedAt = useContext(RenderTime);
  if (isHydrated) return deviceClock();
  return { now: renderedAt ?? deviceClock().now, timeZone: 'UTC' };
};
