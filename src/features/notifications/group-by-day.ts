import type { Notification } from '#src/contract/notifications/notification.ts';
import { DAY_MS } from '#src/lib/clock.tsx';

/** The notifications of one calendar day in the reader's time zone; `daysAgo` is 0 for today. */
export type DayGroup = { day: string | null; daysAgo: number; notifications: Notification[] };

/** The calendar day as a number of days since 1970. */
const dayNumber = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;

/** Groups notifications by day, keeping their order. One without a date joins the group before it. */
export const groupByDay = (notifications: readonly Notification[], now: number): DayGroup[] => {
  const groups: DayGroup[] = [];
  const today = dayNumber(new Date(now));
  for (const one of notifications) {
    const last = groups.at(-1);
    const daysAgo = one.created_at
      ? today - dayNumber(new Date(one.created_at))
      : (last?.daysAgo ?? 0);
    if (last?.daysAgo === daysAgo) last.notifications.push(one);
    else groups.push({ day: one.created_at, daysAgo, notifications: [one] });
  }
  return groups;
};
