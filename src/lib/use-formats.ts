import { useLingui } from '@lingui/react';
import { useClock } from './clock.tsx';
import { formatAgo, formatDate } from './format.ts';

type Format = (iso: string | null) => string | null;
type Formats = Record<'date' | 'ago', Format>;

/** Formats dates in this screen's language and by its clock (`useClock`). Invalid dates return null. */
export const useFormats = (): Formats => {
  const { locale } = useLingui().i18n;
  const clock = useClock();
  return {
    date: (iso) => formatDate(iso, locale, clock),
    ago: (iso) => formatAgo(iso, locale, clock.now),
  };
};
