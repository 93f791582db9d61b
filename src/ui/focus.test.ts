// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { restoreFocus } from './focus.ts';

it('comes back only where it was lost', () => {
  document.body.innerHTML = '<h1 tabindex="-1">Jobs</h1><button>Next</button>';
  const heading = document.querySelector('h1');
  const button = document.querySelector('button');
  button?.focus();
  restoreFocus(heading);
  expect(document.activeElement).toBe(button);
  button?.blur();
  restoreFocus(null);
  expect(document.activeElement).toBe(document.body);
  restoreFocus(heading);
  expect(document.activeElement).toBe(heading);
});
