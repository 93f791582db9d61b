import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { consoleEntities } from '#src/contract/console/console.ts';
import { sayChoice } from './choice-labels.ts';

const inEnglish = async () => {
  const { messages } = await import('#locales/en/account.po');
  const { messages: shared } = await import('#locales/en/public.po');
  return setupI18n({ locale: 'en', messages: { en: { ...shared, ...messages } } });
};

test('every choice has a label (CONSOLE-13)', async () => {
  const i18n = await inEnglish();
  for (const { fields } of Object.values(consoleEntities))
    for (const { name, choices = [] } of fields)
      for (const value of choices)
        expect(sayChoice(i18n, name, value), `${name} ${value}`).not.toBe(value);
  expect(sayChoice(i18n, 'job_type', 'full_time')).toBe('Full Time');
  expect(sayChoice(i18n, 'experience_level', '')).toBe('–');
});

test('choices with the same label are told apart, unknown ones shown as they are (CONSOLE-13)', async () => {
  const i18n = await inEnglish();
  const among = ['accepted', 'hired', 'rejected'];
  const say = (value: string) => sayChoice(i18n, 'status', value, among);
  expect(among.map(say)).toEqual(['Accepted (accepted)', 'Accepted (hired)', 'Rejected']);
  expect(sayChoice(i18n, 'status', 'hired')).toBe('Accepted');
  for (const odd of ['constructor', 'paused'])
    expect(sayChoice(i18n, 'status', odd, among)).toBe(odd);
  expect(sayChoice(i18n, 'colour', 'red')).toBe('red');
});
