import { useLingui } from '@lingui/react';
import { useClock } from './clock.tsx';
import { formatAgo, formatDate, formatDateTime } from './format.ts';

type Format = (iso: string | null) => string | null;

/** Formats dates in this screen's language and by its clock (`useClock`). Invalid dates return null. */
export const useFormats = (): { date: Format; dateTime: Format; ago: Format } => {
  const { locale } = useLingui().i18n;
  const { now, timeZone } = useClock();
  return {
    date: (iso) => formatDate(iso, locale, timeZone),
    dateTime: (iso) => formatDateTime(iso, locale, timeZone),
    ago: (iso) => formatAgo(iso, locale, now),
  };
};
