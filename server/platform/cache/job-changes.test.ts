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
  changes.onChange(heard);
  subscriber?.onState(false);
  // What was kept until a change is dropped: the next change may not be heard of.
  expect(heard).toHaveBeenCalledTimes(3);
  subscriber?.onState(true);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(log.mock.calls).toEqual([['notifications.lost'], ['notifications.restored']]);
});
