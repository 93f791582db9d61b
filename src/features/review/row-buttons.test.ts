import { expect, test } from 'vitest';
import { detailsButtonId, nameButtonId } from './row-buttons.ts';

test('every button of every row can be told apart', () => {
  const ids = ['1', '2'].flatMap((id) => [nameButtonId(id), detailsButtonId(id)]);
  expect(new Set(ids).size).toBe(4);
});
