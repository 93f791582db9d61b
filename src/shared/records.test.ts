import { expect, it } from 'vitest';
import { fill, namesOf, pick, pluck } from './records.ts';

const sizes = { door: { wide: 1, high: 2 }, gate: { wide: 3, high: 4 } };

it('takes parts of an object by their names', () => {
  expect(namesOf(sizes)).toEqual(['door', 'gate']);
  expect(pick(sizes.gate, ['high'])).toEqual({ high: 4 });
  expect(pluck(sizes, 'wide')).toEqual({ door: 1, gate: 3 });
  expect(fill(['a', 'b'], (name) => name.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});
