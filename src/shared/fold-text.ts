/** Letters that no accent tells from others, and the two small sigmas of Greek. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ς: 'σ',
  Σ: 'σ',
};

/** The text without accents, including those of Turkish letters, for search and file names. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıøØłŁđĐßẞæÆœŒςΣ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');

/** The text without accents and case, as the database's `fold_text` has it. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();
