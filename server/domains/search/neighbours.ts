const LATIN = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Letters of a word: a shorter one has too many neighbours, a longer one is no word. */
const LENGTH = { min: 5, max: 40 };

/**
 * Every text within one edit of a folded word: a letter added, left out or replaced, or two neighbours swapped.
 * New letters come from the Latin alphabet and the word itself. Empty for a word outside LENGTH.
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
