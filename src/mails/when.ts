/** A date and time with weekday and time zone name (IANA); in UTC if the zone is unknown. */
export const formatMoment = (iso: string, locale: string, timeZone = 'UTC'): string => {
  const format = (zone: string) =>
    `${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(iso))} (${zone.replaceAll('_', ' ')})`;
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
};

/** Whether the text is a valid date-time. */
export const isWhen = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text));
