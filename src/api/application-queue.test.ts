// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changesOf, latestVersion, noteVersion } from './application-queue.ts';
import { getApplicationQuery } from './applications.ts';

it('bases a change on the newest version that is known (DATA-1)', () => {
  const client = new QueryClient();
  expect([latestVersion(client, 'a', undefined), latestVersion(client, 'a', 2)]).toEqual([
    undefined,
    2,
  ]);
  // Nothing is noted of an application that isn't shown.
  noteVersion(client, { _id: 'a', __v: 5 } as never);
  expect(latestVersion(client, 'a', 2)).toBe(2);
  client.setQueryData(getApplicationQuery('a').queryKey, { _id: 'a', phone: '1', __v: 3 } as never);
  expect([2, 3, 4, undefined].map((shown) => latestVersion(client, 'a', shown))).toEqual([
    3, 3, 4, 3,
  ]);
  const reply = { _id: 'a', __v: 5 } as never;
  expect(noteVersion(client, reply)).toBe(reply);
  expect(latestVersion(client, 'a', 4)).toBe(5);
  expect(client.getQueryData(getApplicationQuery('a').queryKey)).toMatchObject({ phone: '1' });
  expect(latestVersion(client, 'b', 1)).toBe(1);
});

it('sends changes of one application one after the other', () => {
  expect(changesOf('a')).toEqual({ id: 'application a' });
});
