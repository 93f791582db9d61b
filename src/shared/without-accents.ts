/** The text without accents, including those of Turkish letters, for search and file names. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
