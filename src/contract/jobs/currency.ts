/** What an ISO 4217 code looks like. Which ones there are, the server asks Intl. */
export const CURRENCY = /^[A-Z]{3}$/;

/** What salaries are in where nobody says otherwise. */
export const DEFAULT_CURRENCY = 'USD';
