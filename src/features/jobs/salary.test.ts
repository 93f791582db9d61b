// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import type { SalaryPeriod } from '#src/contract/enumerations.ts';
import { hasSalaryRange, showSalary } from './salary.ts';

const salary = (
  salary_min: number,
  salary_max: number,
  salary_currency = 'USD',
  salary_period: SalaryPeriod = 'year',
) => ({ salary_min, salary_max, salary_currency, salary_period });

describe('the salary of a job (LANG-4)', () => {
  afterEach(() => i18n.activate('en'));

  it.each([
    [50_000, 70_000, '$50,000 – $70,000 per year'],
    [50_000, 50_000, '$50,000 per year'],
    [50_000, 0, 'From $50,000 per year'],
    [0, 70_000, 'Up to $70,000 per year'],
    [0, 0, null],
  ])('from %i to %i reads %j', (min, max, text) => {
    expect(showSalary(salary(min, max), i18n)).toBe(text);
  });

  it.each([
    ['EUR', 'year', '€18 – €22 per year'],
    ['USD', 'month', '$18 – $22 a month'],
    ['CAD', 'day', 'CA$18 – CA$22 a day'],
    ['TRY', 'hour', 'TRY 18 – TRY 22 an hour'],
  ] as const)('in %s by the %s reads %j', (currency, period, text) => {
    expect(showSalary(salary(18, 22, currency, period), i18n)?.replaceAll('\u00a0', ' ')).toBe(
      text,
    );
  });

  it('has decimals where an amount isn’t whole', () => {
    expect(showSalary(salary(17.5, 20, 'USD', 'hour'), i18n)).toBe('$17.50 – $20 an hour');
    expect(hasSalaryRange(salary(0.5, 0.75))).toBe(true);
  });

  it('is written as the reader writes numbers', async () => {
    const { messages } = await import('#locales/tr/public.po');
    i18n.loadAndActivate({ locale: 'tr', messages });
    expect(showSalary(salary(50_000, 70_000), i18n)).toBe('$50.000 – $70.000 / yıl');
    expect(showSalary(salary(50_000, 0), i18n)).toBe('En az $50.000 / yıl');
    expect(showSalary(salary(0, 70_000), i18n)).toBe('En fazla $70.000 / yıl');
  });

  it.each([
    [50_000, 70_000, true],
    [50_000, 0, false],
    [0, 70_000, false],
    [0, 0, false],
  ])('from %i to %i is a range: %s (JOBPAGE-2)', (min, max, isRange) => {
    expect(hasSalaryRange(salary(min, max))).toBe(isRange);
  });
});
