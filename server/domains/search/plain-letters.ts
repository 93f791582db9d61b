const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text in small letters without those that have no accent to take off, as `fold_text` writes them. */
export const plainLetters = (text: string): string =>
  text.replace(/[øłđßæœ]/g, (letter) => LETTERS[letter] ?? letter);
