import { useLingui } from '@lingui/react';
import { useClock } from './clock.tsx';
import { formatAgo, formatDate, formatDateTime } from './format.ts';

type Format = (iso: string | null) => string | null;

/**
 * How dates are shown on this screen: in its language and by its clock (`useClock`). Anything that is not
 * a date gives null.
 */
export const useFormats = (): { date: Format; dateTime: Format; ago: Format } => {
  const { locale } = useLingui().i18n;
  const { now, timeZone } = useClock();
  return {
    date: (iso) => formatDate(iso, locale, timeZone),
    dateTime: (iso) => formatDateTime(iso, locale, timeZone),
    ago: (iso) => formatAgo(iso, locale, now),
  };
};
