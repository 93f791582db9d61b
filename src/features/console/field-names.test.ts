import { type I18n, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { consoleEntities } from '#src/contract/console/console.ts';
import { nameField, nameInSentence } from './field-names.ts';

/** The English and the Turkish catalog. */
const inEachLanguage = async (): Promise<I18n[]> => {
  const { messages: en } = await import('#locales/en/account.po');
  const { messages: tr } = await import('#locales/tr/account.po');
  return Object.entries({ en, tr }).map(([locale, messages]) =>
    setupI18n({ locale, messages: { [locale]: messages } }),
  );
};

test('an unknown key is named by its own words (CONSOLE-4)', async () => {
  for (const i18n of await inEachLanguage()) {
    expect(nameField(i18n, 'last_seen')).toBe('last seen');
    expect(nameField(i18n, '__')).toBe('__');
    expect(nameField(i18n, 'constructor')).toBe('constructor');
  }
});

test('within a sentence, a name is in lower case, by the rules of its language', async () => {
  const names = (await inEachLanguage()).map((i18n) => [
    nameInSentence(i18n, 'job'),
    nameField(i18n, 'job'),
    i18n.locale,
  ]);
  for (const [inSentence, name = '', locale] of names)
    expect(inSentence).toBe(name.toLocaleLowerCase(locale));
  expect(names[0]?.[0]).toBe('job');
});

test('no name contains the key of another field', async () => {
  for (const i18n of await inEachLanguage())
    for (const { fields } of Object.values(consoleEntities)) {
      const keys = fields.map(({ name }) => name);
      for (const key of keys) {
        const name = nameField(i18n, key).toLowerCase();
        const others = keys.filter((other) => name.includes(other) && !key.includes(other));
        expect(others, name).toEqual([]);
      }
    }
});
