/** The text without accents, its Turkish letters among them, as search compares it and file names carry it. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
