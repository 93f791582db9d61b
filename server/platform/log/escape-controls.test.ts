import { expect, it } from 'vitest';
import { escapeControls } from './escape-controls.ts';

it('writes what controls a terminal or turns its text as JSON would', () => {
  expect(escapeControls('a\u007f\u009f\u2028\u202e\u2066\u2069b ç')).toBe(
    'a\\u007f\\u009f\\u2028\\u202e\\u2066\\u2069b ç',
  );
});
