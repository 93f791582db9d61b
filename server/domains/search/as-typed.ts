import { foldWord } from './match.ts';

/**
 * A corrected word that keeps the case and accents of matching typed letters: 'Francisco' for 'Fransisco',
 * 'mühendis' for 'mühendsi'.
 * @param meant as `search_words` writes it
 */
export function asTyped(typed: string, meant: string): string {
  const letters = [...typed.normalize('NFC')];
  const folded = letters.map(foldWord);
  const most = Math.min(letters.length, meant.length);
  let begin = 0;
  while (begin < most && folded[begin] === meant[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && folded.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const middle = meant.slice(begin, meant.length - end);
  const isUpper = typed === typed.toUpperCase();
  // In a word with Turkish letters, 'i' becomes 'İ' in capitals.
  const language = /[İĞŞ]/.test(typed) ? 'tr' : 'en';
  return (
    letters.slice(0, begin).join('') +
    (isUpper ? middle.toLocaleUpperCase(language) : middle) +
    letters.slice(letters.length - end).join('')
  );
}
