import { COUNT, readNumberBy } from './typed-count.ts';

const FORMS = {
  count: COUNT,
  /** Not negative, such as money. */
  amount: /^\d+(?:[.,]\d{1,2})?$/,
  number: /^-?\d+(?:[.,]\d{1,2})?$/,
};

/**
 * The number in typed text or a URL; NaN if it is invalid or blank. It consists of the digits 0 to 9, optionally with
 * blanks between them, and except for a `count`, one or two decimals after a point or comma in any language. '50.000'
 * is invalid, since its meaning depends on the language (rule FORM-5).
 */
export const readTypedNumber = (typed: string, form: keyof typeof FORMS): number =>
  readNumberBy(FORMS[form], typed.replace('−', '-'));
