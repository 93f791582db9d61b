const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Replaces the small letters that `fold_text` does beside removing accents. */
export const plainLetters = (text: string): string =>
  text.replace(/[øłđßæœ]/g, (letter) => LETTERS[letter] ?? letter);
