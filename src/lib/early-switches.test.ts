import { afterEach, expect, it } from 'vitest';
import { endEarlySwitches, followEarlySwitches } from './early-switches.ts';
import { THEME_KEY } from './preferences.ts';

const html = document.documentElement;

afterEach(() => {
  delete html.dataset.running;
  delete html.dataset.theme;
  document.body.replaceChildren();
});

it('leaves the switches to the app as soon as it runs', () => {
  html.dataset.theme = 'light';
  document.body.innerHTML = '<button data-switch="theme"><svg></svg></button>';
  followEarlySwitches();
  const press = () =>
    document.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));
  press();
  expect(html.dataset.theme).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  endEarlySwitches();
  press();
  expect(html.dataset.theme).toBe('dark');
});
