const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is the ISO 4217 code of a currency, by what the runtime knows. */
export const isCurrency = (code: string): boolean => currencies.has(code);
