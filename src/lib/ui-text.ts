import type { I18n, MessageDescriptor } from '@lingui/core';

/**
 * A text to show: a message descriptor of the app, or an English text of the contract or a server. The catalogs use the
 * contract's English messages as ids, so these are translated whatever their source; other texts are shown as they are.
 */
export type UiText = MessageDescriptor | string;

/** `text` in the language of `i18n`. */
export const translate = (i18n: I18n, text: UiText): string => {
  if (typeof text !== 'string') return i18n._(text);
  return text in i18n.messages ? i18n._(text) : text;
};
