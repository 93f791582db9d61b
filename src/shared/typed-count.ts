/* Separate from `typed-number.ts`, since a first visit only needs this part. */

/** Maximum characters of a typed number; longer texts aren't parsed. */
const TYPED_NUMBER_MAX = 40;

/** Whole and not negative. */
export const COUNT = /^\d+$/;

/** The number in a text that matches `form`, ignoring blanks; otherwise NaN. */
export const readNumberBy = (form: RegExp, typed: string): number => {
  const digits = typed.length > TYPED_NUMBER_MAX ? '' : typed.replace(/\s/g, '');
  return form.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
};
