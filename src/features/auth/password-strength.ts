export type Strength = 'weak' | 'fair' | 'strong';

/** In characters. */
const SHORT = 8;
/** Approximate entropy in bits. */
const FAIR = 40;
const STRONG = 65;

/** Common parts of passwords, which add no entropy. */
const GUESSABLE_PARTS =
  /passw(?:or|0r)[dt]|parola|sifre|şifre|qwert[yz]|asdf|letmein|welcome|admin|meydan|(?:19|20)\d\d|0?123(?:456789|45678|4567|456|45|4)?0?|abc(?:def|d)?/gi;

/** Every character is of one kind; the last has the letters of scripts without case too. */
const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** The characters that add entropy: not repeats, and not the next in a sequence. */
const countUnpredictable = (signs: readonly string[]): number =>
  signs.filter((sign, index) => {
    const before = signs[index - 1];
    return !before || Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/**
 * How hard a password is to guess, by length and variety; parts shared with the email don't count. Only a hint: it
 * overrates common words that it doesn't know.
 */
export const passwordStrength = (password: string, email = ''): Strength => {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  const typed = local.length < 3 ? password : password.toLowerCase().replaceAll(local, '');
  const rest = [...typed.replace(GUESSABLE_PARTS, '')];
  if ([...password].length < SHORT) return 'weak';
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = countUnpredictable(rest) * Math.log2(pool);
  if (bits < FAIR) return 'weak';
  return bits < STRONG ? 'fair' : 'strong';
};
