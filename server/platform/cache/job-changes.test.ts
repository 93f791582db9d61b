import { expect, it, vi } from 'vitest';
import type { Subscriber } from '#server/platform/database/listen.ts';
import { createJobChanges } from './job-changes.ts';

it('tells listeners of changes here and elsewhere, and the log of lost notifications', () => {
  let subscriber: Subscriber | undefined;
  const log = vi.fn();
  const changes = createJobChanges(
    {
      onJobsChanged: (given) => {
        subscriber = given;
        return () => false;
      },
    },
    log,
  );
  const heard = vi.fn();
  const stop = changes.onChange(heard);
  changes.publish();
  subscriber?.onNotify();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  changes.publish();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(changes.isReliable()).toBe(false);
  subscriber?.onState(false);
  subscriber?.onState(true);
  expect(log.mock.calls).toEqual([['notifications.lost'], ['notifications.restored']]);
});
