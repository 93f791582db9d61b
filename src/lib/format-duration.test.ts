import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  [730, '2 years', '2 yıl'],
  [365, '1 year', '1 yıl'],
  [183, '6 months', '6 ay'],
  [61, '2 months', '2 ay'],
  [304, '10 months', '10 ay'],
  [30, '30 days', '30 gün'],
  [90, '90 days', '90 gün'],
  [366, '366 days', '366 gün'],
  [1, '1 day', '1 gün'],
])('%i days are said in the largest unit that fits', (days, english, turkish) => {
  expect(formatDuration(days, 'en')).toBe(english);
  expect(formatDuration(days, 'tr')).toBe(turkish);
});
