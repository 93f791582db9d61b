/** The day on which the terms or the privacy policy last changed. Change it with their texts. */
export const LEGAL_TEXTS_DAY = '2026-11-28';
