import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatMonth, monthNames } from './format-month.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('months', () => {
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('are the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatMonth('2020-09', 'en')).toBe('September 2020');
    expect(formatMonth('2020-09-01', 'tr')).toBe('Eylül 2020');
  });

  it('may be a year alone, or none', () => {
    expect(formatMonth('2020', 'en')).toBe('2020');
    for (const none of ['', '2020-13', '-09', 'soon']) expect(formatMonth(none, 'en')).toBeNull();
  });

  it('have names, January first', () => {
    expect(monthNames('tr')).toHaveLength(12);
    expect(monthNames('tr')[0]).toBe('Ocak');
    expect(monthNames('en').at(-1)).toBe('December');
  });
});
