/** The name of a scheduled backup in its folder, by the moment at which it begins (UTC). */
export const scheduledName = (now: Date): string =>
  `meydan-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;

export const SCHEDULED_NAME = /^meydan-\d{4}-\d{2}-\d{2}-\d{6}$/;
