import type { I18n, MessageDescriptor } from '@lingui/core';

/**
 * A text to show: one of the app's own, or words of the contract or of a server, in English. The
 * contract's texts stand in the catalogues under their own English words, so that they are found there
 * whoever said them; words that no catalogue knows are shown as they came.
 */
export type Text = MessageDescriptor | string;

/** `text` in the language of `i18n`. */
export const showText = (i18n: I18n, text: Text): string => {
  if (typeof text !== 'string') return i18n._(text);
  return text in i18n.messages ? i18n._(text) : text;
};
