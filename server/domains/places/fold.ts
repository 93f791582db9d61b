const LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e',
  '&': ' and ',
};
const PLAIN = /^[a-z]*(?: [a-z]+)*$/;

/**
 * Folds a name for comparison, like SQL's `fold_text` but without punctuation: 'İzmir' and 'izmir', 'St. Louis' and
 * 'Saint-Louis', 'U.S.A.' and 'USA' are the same.
 */
export const foldName = (name: string): string => {
  const lower = name.toLowerCase();
  const folded = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ıøłđßæœə&]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/[.'’‘`ʼ"]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return folded
    .trim()
    .replace(/^(?:the )+/, '')
    .replace(/^st /, 'saint ');
};
