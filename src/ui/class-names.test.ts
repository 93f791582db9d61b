import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('only what applies is named', () => {
  expect(classNames('a', false, null, undefined, '', 'b')).toBe('a b');
});
