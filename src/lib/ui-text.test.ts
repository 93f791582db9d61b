import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { translate } from './ui-text.ts';

const i18n = setupI18n({
  locale: 'tr',
  messages: { tr: { 'Job not found': 'İlan bulunamadı', most: 'En çok {max}' } },
});

it('translates texts of the app and those that the contract knows', () => {
  expect(translate(i18n, { id: 'most', values: { max: 3 } })).toBe('En çok 3');
  expect(translate(i18n, 'Job not found')).toBe('İlan bulunamadı');
});

it('shows any other text as it is, whatever it looks like', () => {
  expect(translate(i18n, 'Use {max} or {')).toBe('Use {max} or {');
});
