import { expect, test } from 'vitest';
import { MAILED_KINDS } from '#src/contract/notifications/notification.ts';
import { kindGroups } from './mail-labels.ts';

test('each kind of mail is in one group', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(MAILED_KINDS.toSorted());
});
