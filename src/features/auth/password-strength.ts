export type Strength = 'weak' | 'fair' | 'strong';

/** Characters. */
const SHORT = 8;
/** Bits that a guesser would have to try, roughly. */
const FAIR = 40;
const STRONG = 65;

/** What passwords are made of so often that it adds nothing. */
const WORN =
  /passw(?:or|0r)[dt]|parola|sifre|şifre|qwert[yz]|asdf|letmein|welcome|admin|meydan|(?:19|20)\d\d|0?123(?:456789|45678|4567|456|45|4)?0?|abc(?:def|d)?/gi;

const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/** The signs that a guesser does not get for nothing: not those that repeat or go on from the one before. */
const surprising = (signs: readonly string[]): number =>
  signs.filter((sign, index) => {
    const before = signs[index - 1];
    return !before || Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) > 1;
  }).length;

/**
 * How hard a password is to guess, by its length and variety; what it shares with the email counts for
 * nothing. A hint: a common word that it does not know looks better to it than it is.
 */
export const passwordStrength = (password: string, email = ''): Strength => {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  const typed = local.length < 3 ? password : password.toLowerCase().replaceAll(local, '');
  const rest = [...typed.replace(WORN, '')];
  if ([...password].length < SHORT) return 'weak';
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = surprising(rest) * Math.log2(Math.max(pool, 1));
  if (bits < FAIR) return 'weak';
  return bits < STRONG ? 'fair' : 'strong';
};
