import type { I18n, MessageDescriptor } from '@lingui/core';

/**
 * A message to show: a descriptor of the app's own, or an English text of the contract or of a server.
 * The catalogs hold the contract's messages under their English text, so that they are translated
 * wherever they come from; a text that no catalog has is shown as it came.
 */
export type Message = MessageDescriptor | string;

/** `message` in the language of `i18n`. */
export const translate = (i18n: I18n, message: Message): string => {
  if (typeof message !== 'string') return i18n._(message);
  return message in i18n.messages ? i18n._(message) : message;
};
