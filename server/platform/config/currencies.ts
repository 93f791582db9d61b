const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether the runtime knows the text as an ISO 4217 currency code. */
export const isCurrency = (code: string): boolean => currencies.has(code);
