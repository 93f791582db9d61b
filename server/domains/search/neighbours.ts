const LATIN = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Characters of a word that is long enough to tell what was meant, and of one that is still a word. */
const LENGTH = { min: 5, max: 40 };

/**
 * Every text within one edit of a folded word: one letter too many, missing or another, or two neighbors
 * swapped. New letters are those of the Latin alphabet and of the word itself. None for a word of fewer than
 * five letters.
 */
export function neighboursOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < LENGTH.min || letters.length > LENGTH.max) return [];
  const alphabet = [...new Set([...LATIN, ...letters])];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [letter, next] = letters.slice(at);
    const after = letters.slice(at + 1).join('');
    const rest = letters.slice(at).join('');
    for (const other of alphabet) {
      found.add(before + other + rest);
      if (letter !== undefined) found.add(before + other + after);
    }
    if (letter !== undefined) found.add(before + after);
    if (next !== undefined) found.add(before + next + letter + letters.slice(at + 2).join(''));
  }
  found.delete(word);
  return [...found];
}
