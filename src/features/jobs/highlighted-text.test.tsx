// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HighlightedText } from './highlighted-text.tsx';

const show = (highlights: [number, number][] | undefined) =>
  render(
    <HighlightedText text="Cook <b> & baker" highlights={highlights} />,
  ).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');

it.each([
  [undefined, 'Cook &lt;b&gt; &amp; baker'],
  [[], 'Cook &lt;b&gt; &amp; baker'],
  [
    [
      [0, 4],
      [11, 16],
    ],
    '<mark>Cook</mark> &lt;b&gt; &amp; <mark>baker</mark>',
  ],
  // Out of order, empty, out of range, and none.
  [
    [
      [5, 8],
      [0, 4],
      [9, 9],
      [11, 17],
      [-1, 3],
    ],
    'Cook <mark>&lt;b&gt;</mark> &amp; baker',
  ],
] as [[number, number][] | undefined, string][])('highlights of %j', (highlights, shown) => {
  expect(show(highlights)).toBe(shown);
});
