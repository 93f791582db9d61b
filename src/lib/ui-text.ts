import type { I18n, MessageDescriptor } from '@lingui/core';

/**
 * A text to show: a descriptor of the app's own, or an English text of the contract or of a server.
 * The catalogs hold the contract's messages under their English text, so that they are translated
 * wherever they come from; a text that no catalog has is shown as it came.
 */
export type UiText = MessageDescriptor | string;

/** `text` in the language of `i18n`. */
export const translate = (i18n: I18n, text: UiText): string => {
  if (typeof text !== 'string') return i18n._(text);
  return text in i18n.messages ? i18n._(text) : text;
};
