import type { Random } from '#bench/jobs/random.ts';

const LETTERS = Array.from('abcdefghijklmnoprstuvyz');

/** Omits, doubles, replaces or swaps one letter of a word, never the first. */
export const misspell = (word: string, random: Random): string => {
  const letters = Array.from(word);
  const at = 1 + random.between(0, letters.length - 3);
  const [letter = '', following = ''] = letters.slice(at);
  const changes = [
    () => letters.splice(at, 1),
    () => letters.splice(at, 0, letter),
    () => letters.splice(at, 1, random.pick(LETTERS)),
    () => letters.splice(at, 2, following, letter),
  ];
  random.pick(changes)();
  const misspelt = letters.join('');
  return misspelt === word ? misspell(word, random) : misspelt;
};
