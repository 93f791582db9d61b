import type { Notification } from '#src/contract/notifications/notification.ts';

/** The notifications of one calendar day, by the reader's clock; `daysAgo` is 0 for today. */
export type DayGroup = { day: string | null; daysAgo: number; notifications: Notification[] };

const DAY_MS = 24 * 3600 * 1000;

/** Days since 1970 of the calendar day of this moment. */
const dayNumber = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;

/** Puts together what was told on one day; the order stays. What has no date belongs to the one before it. */
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
