// @vitest-environment node
import { type Messages, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { pseudoCatalog, pseudoMessages } from './pseudo-locale.ts';

const messages = {
  plain: ['Find a job'],
  named: ['Apply to ', ['title'], ' now'],
  tagged: ['Read <0>the terms</0> first.'],
  counted: [
    [
      'count',
      'plural',
      { offset: 0, '=0': ['No jobs'], one: ['#', ' job'], other: ['#', ' jobs'] },
    ],
  ],
  dated: ['Since ', ['date', 'date', 'short']],
  mark: ['–'],
};

const say = (locale: 'long' | 'rtl', id: string, values = {}) => {
  const made = pseudoMessages(messages, locale) as Messages;
  return setupI18n({ locale: 'en', messages: { en: made } })._(id, values);
};

describe('a longer language', () => {
  it('takes 40 % more room, in letters that can still be read', () => {
    expect(say('long', 'plain')).toMatch(/^Fîñd å jöb/);
    expect(say('long', 'plain')).toHaveLength(14);
  });

  it('keeps placeholders, tags and numbers', () => {
    expect(say('long', 'named', { title: 'Baker' })).toMatch(/^Åpplý tö lor\S* Baker ñöw/);
    expect(say('long', 'tagged')).toMatch(/<0>thé térmš[ a-z]*<\/0>/);
    expect(say('long', 'counted', { count: 1 })).toMatch(/^1 jöb/);
    expect(say('long', 'counted', { count: 12 })).toMatch(/^12 jöbš/);
    expect(say('long', 'mark')).toBe('–');
  });
});

it('a language from right to left turns each text, and nothing else', () => {
  expect(say('rtl', 'plain')).toBe('\u202eFind a job\u202c');
  expect(say('rtl', 'named', { title: 'Baker' })).toBe(
    '\u202eApply to \u202cBaker\u202e now\u202c',
  );
  expect(pseudoMessages(messages, 'rtl').dated).toEqual([
    '\u202eSince \u202c',
    ['date', 'date', 'short'],
  ]);
});

it('a built catalog stays a module', () => {
  const code = 'var e=JSON.parse(`{"a":["It\'s \\`so\\`"]}`);export{e as messages};';
  expect(pseudoCatalog(code, 'rtl')).toBe(
    'var e=({"a":["\u202eIt\'s `so`\u202c"]});export{e as messages};',
  );
  expect(() => pseudoCatalog('export const messages = {};', 'rtl')).toThrow(/no longer/);
});
