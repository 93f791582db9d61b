/* Apart from the other numbers, since only this is on a first visit. */

/** Characters of a typed number; a longer text is none, and isn't looked at. */
const TYPED_NUMBER_MAX = 40;

/** Whole and not negative. */
export const COUNT = /^\d+$/;

/** The number in a text that has the form, blanks aside; NaN when it hasn't. */
export const readNumberBy = (form: RegExp, typed: string): number => {
  const digits = typed.length > TYPED_NUMBER_MAX ? '' : typed.replace(/\s/g, '');
  return form.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
};
