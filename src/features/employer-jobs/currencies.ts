import type { SelectOption } from '../../ui/select.tsx';

/** Every currency by its code, with its name in the language of `locale`. */
export const listCurrencies = (locale: string): SelectOption[] => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code)}`,
  }));
};
