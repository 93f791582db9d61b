import { useLingui } from '@lingui/react';
import { useClock } from './clock.tsx';
import { formatDateTime, formatLongDate, formatTime } from './format-time.ts';

type Format = (iso: string | null) => string | null;
type Times = Record<'longDate' | 'time' | 'dateTime', Format>;

/** As `useFormats`: long dates and times of the day. */
export const useTimes = (): Times => {
  const { locale } = useLingui().i18n;
  const clock = useClock();
  return {
    longDate: (iso) => formatLongDate(iso, locale, clock),
    time: (iso) => formatTime(iso, locale, clock),
    dateTime: (iso) => formatDateTime(iso, locale, clock),
  };
};
