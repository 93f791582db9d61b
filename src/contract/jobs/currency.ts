/** The form of an ISO 4217 code. The server checks with Intl that a code exists. */
export const CURRENCY = /^[A-Z]{3}$/;

/** The currency of salaries unless configured otherwise. */
export const DEFAULT_CURRENCY = 'USD';
