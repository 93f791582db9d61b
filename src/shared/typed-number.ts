import { COUNT, readNumberBy } from './typed-count.ts';

const FORMS = {
  count: COUNT,
  /** Not negative, such as money. */
  amount: /^\d+(?:[.,]\d{1,2})?$/,
  number: /^-?\d+(?:[.,]\d{1,2})?$/,
};

/**
 * The number that a person typed or an address carries; NaN when it is none, or blank. Digits from 0 to 9, with
 * blanks between them if one likes, and but in a `count` one or two more behind a point or a comma, whatever the
 * language: '50.000' is fifty thousand here and fifty there (rule FORM-5).
 */
export const readTypedNumber = (typed: string, form: keyof typeof FORMS): number =>
  readNumberBy(FORMS[form], typed.replace('−', '-'));
