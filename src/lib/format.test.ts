import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tries } from '#tests/fuzz-seed.ts';
import { formatAgo, formatDate, formatMoney, formatNumber } from './format.ts';
import { formatDateTime, formatLongDate, formatTime } from './format-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Seconds. */
const DAY = 24 * 3600;

/** Intl may put a non-breaking space between number and symbol. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('dates', () => {
  it('have weekday, day and month, and the year only if it isn’t this one (LANG-4)', () => {
    const at = { now: NOW, timeZone: 'UTC' };
    expect(formatDate('2026-11-27T12:00:00Z', 'en', at)).toBe('Fri 27 Nov');
    expect(formatDate('2026-11-27T12:00:00Z', 'tr', at)).toBe('27 Kas Cum');
    expect(formatDate('2027-11-27T12:00:00Z', 'en', at)).toBe('Sat 27 Nov 2027');
    expect(formatDate('2025-11-27T12:00:00Z', 'tr', at)).toBe('27 Kas 2025 Per');
  });

  it('have a long form with year, long month and day (LANG-4)', () => {
    expect(formatLongDate('2026-11-20T12:00:00Z', 'en')).toBe('November 20, 2026');
    expect(formatLongDate('2026-11-20T12:00:00Z', 'tr')).toBe('20 Kasım 2026');
  });

  it('are in another year when it is one where they are read', () => {
    const newYear = '2026-12-31T22:30:00Z';
    const at = { now: Date.parse(newYear) };
    expect(formatDate('2026-12-31T20:00:00Z', 'en', { ...at, timeZone: 'Europe/Istanbul' })).toBe(
      'Thu 31 Dec 2026',
    );
    expect(formatDate('2026-12-31T20:00:00Z', 'en', { ...at, timeZone: 'UTC' })).toBe('Thu 31 Dec');
  });

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC'])(
    'a bare day is that day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(formatLongDate('2026-11-20', 'en')).toBe('November 20, 2026');
      expect(formatDate('2026-11-20', 'en', { now: NOW })).toBe('Fri 20 Nov');
      expect(formatDateTime('2026-11-20', 'en', { now: NOW })).toBe('Fri 20 Nov');
    },
  );

  it('have a time of the day on request (LANG-4)', () => {
    const at = { now: NOW, timeZone: 'UTC' };
    expect(plain(formatDateTime('2026-11-20T14:30:00Z', 'en', at))).toBe('Fri 20 Nov, 2:30 PM');
    expect(formatDateTime('2026-11-20T14:30:00Z', 'tr', at)).toBe('20 Kas Cum, 14:30');
    expect(plain(formatTime('2026-11-20T00:05:00Z', 'en', at))).toBe('12:05 AM');
    expect(formatTime('2026-11-20T09:05:00Z', 'tr', at)).toBe('09:05');
  });

  it('are the day that they were made of', () => {
    const instant = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        const iso = date.toISOString();
        const day = iso.slice(0, 10);
        for (const shown of [
          formatLongDate(iso, 'en', { timeZone: 'UTC' }),
          formatLongDate(day, 'en'),
        ])
          expect(new Date(`${shown} UTC`).toISOString().slice(0, 10)).toBe(day);
        expect(formatLongDate(iso, 'tr', { timeZone: 'UTC' })).toMatch(
          new RegExp(`^${date.getUTCDate()} \\p{L}+ ${date.getUTCFullYear()}$`, 'u'),
        );
      }),
      tries(200),
    );
  });

  it.each([null, '', 'soon', '2026-13-45', '[object Object]'])('%j is no date', (value) => {
    expect(formatDate(value, 'en')).toBeNull();
    expect(formatLongDate(value, 'en')).toBeNull();
    expect(formatTime(value, 'en')).toBeNull();
    expect(formatDateTime(value, 'en')).toBeNull();
    expect(formatAgo(value, 'en')).toBeNull();
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20T11:59:40Z', 'now', 'şimdi'],
    ['2026-11-20T11:15:00Z', '45 minutes ago', '45 dakika önce'],
    ['2026-11-20T09:00:00Z', '3 hours ago', '3 saat önce'],
    ['2026-11-19T12:00:00Z', 'yesterday', 'dün'],
    ['2026-11-17T12:00:00Z', '3 days ago', '3 gün önce'],
    ['2026-11-18T12:00:00Z', '2 days ago', '2 gün önce'],
    ['2026-11-12T12:00:00Z', '8 days ago', '8 gün önce'],
    ['2026-11-06T12:00:00Z', '2 weeks ago', '2 hafta önce'],
    ['2026-10-20T12:00:00Z', '1 month ago', '1 ay önce'],
    ['2025-11-20T12:00:00Z', '1 year ago', '1 yıl önce'],
    ['2026-11-21T12:00:00Z', 'tomorrow', 'yarın'],
    ['2026-11-22T12:00:00Z', 'in 2 days', '2 gün sonra'],
    ['2026-08-20T12:00:00Z', '3 months ago', '3 ay önce'],
    ['2023-11-20T12:00:00Z', '3 years ago', '3 yıl önce'],
  ])('%s is %s, in Turkish %s', (iso, english, turkish) => {
    expect(formatAgo(iso, 'en', now)).toBe(english);
    expect(formatAgo(iso, 'tr', now)).toBe(turkish);
  });

  it('says no more than the time that has passed, and less than one unit less', () => {
    const units = {
      minute: 60,
      hour: 3600,
      day: DAY,
      week: 7 * DAY,
      month: 30 * DAY,
      year: 365 * DAY,
    };
    const seconds = fc.oneof(fc.nat({ max: 3 * DAY }), fc.nat({ max: 50 * 365 * DAY }));
    fc.assert(
      fc.property(seconds, (age) => {
        const iso = new Date(now - age * 1000).toISOString();
        const shown = (formatAgo(iso, 'en', now) ?? '')
          .replace('now', '0 minutes ago')
          .replace('yesterday', '1 day ago');
        const [, amount, unit] = /^(\d+) ([a-z]+?)s? ago$/.exec(shown) ?? [];
        const size = units[unit as keyof typeof units];
        expect(Number(amount) * size).toBeLessThanOrEqual(age);
        expect((Number(amount) + 1) * size).toBeGreaterThan(age);
      }),
      tries(300),
    );
  });
});

describe('money and numbers', () => {
  it('money has decimals only where it isn’t whole (LANG-4)', () => {
    expect(formatMoney(85_000, 'en', 'USD')).toBe('$85,000');
    expect(formatMoney(85_000, 'tr', 'USD')).toBe('$85.000');
    expect(formatMoney(0, 'en', 'EUR')).toBe('€0');
    expect(formatMoney(17.5, 'en', 'USD')).toBe('$17.50');
    expect(formatMoney(1017.25, 'tr', 'TRY')).toBe('₺1.017,25');
  });

  it('numbers are grouped as the reader writes them', () => {
    expect(formatNumber(1_234_567, 'en')).toBe('1,234,567');
    expect(formatNumber(1_234_567, 'tr')).toBe('1.234.567');
  });
});
