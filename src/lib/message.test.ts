// @vitest-environment node
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { translate } from './message.ts';

const i18n = setupI18n({
  locale: 'tr',
  messages: { tr: { 'Email is required': 'E-posta gerekli', greeting: 'Merhaba {name}' } },
});

it('shows a message of the app in its language, with its values', () => {
  expect(translate(i18n, { id: 'greeting', values: { name: 'Ali' } })).toBe('Merhaba Ali');
});

it('finds the words of the contract by themselves', () => {
  expect(translate(i18n, 'Email is required')).toBe('E-posta gerekli');
});

it.each(['The moon is full', 'Value {x} is odd', "It's {broken", 'constructor', ''])(
  'shows words that no catalog knows as they came: %j',
  (words) => {
    expect(translate(i18n, words)).toBe(words);
  },
);
