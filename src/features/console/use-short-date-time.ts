import { useLingui } from '@lingui/react';
import { useClock } from '#src/lib/clock.tsx';
import { cached } from '#src/lib/format.ts';

/** Formats a moment so briefly that it fits a column: 'Nov 27, 2026, 11:06 PM'. Invalid dates return null. */
export const useShortDateTime = (): ((iso: string | null) => string | null) => {
  const { locale } = useLingui().i18n;
  const { timeZone } = useClock();
  return (iso) => {
    if (iso === null || Number.isNaN(Date.parse(iso))) return null;
    return cached(`short time ${locale} ${timeZone}`, () => {
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    }).format(new Date(iso));
  };
};
