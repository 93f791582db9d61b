/**
 * The day on which the terms or the privacy policy last changed: the version of both (rule CONSENT-1). Change it with
 * their texts, and everyone is asked to accept them.
 */
export const LEGAL_TEXTS_DAY = '2026-11-28';

/** Request header by which the browser app says which version was accepted with a registration. */
export const TERMS_HEADER = 'Terms-Accepted';
