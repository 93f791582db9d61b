import { expect, test } from 'vitest';
import type { Notification } from '#src/contract/notifications/notification.ts';
import { groupByDay } from './group-by-day.ts';

const notificationOf = (_id: string, created_at: string | null) =>
  ({ _id, created_at }) as Notification;
const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test('groups are by the reader’s calendar day; a notification without a date joins the one before it (NOTICE-1)', () => {
  const groups = groupByDay(
    [
      notificationOf('1', local(22, 0)),
      notificationOf('2', local(21, 23)),
      notificationOf('3', null),
      notificationOf('4', local(2, 12)),
      notificationOf('5', local(2, 11)),
    ],
    new Date(2026, 10, 22, 1).getTime(),
  );
  expect(
    groups.map(({ daysAgo, notifications }) => [daysAgo, notifications.map((one) => one._id)]),
  ).toEqual([
    [0, ['1']],
    [1, ['2', '3']],
    [20, ['4', '5']],
  ]);
  // Without any date, they are of today.
  expect(groupByDay([notificationOf('1', null)], 0)).toMatchObject([{ day: null, daysAgo: 0 }]);
});
