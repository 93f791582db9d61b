import { msg } from '@lingui/core/macro';
import type { MessageInput } from '#src/contract/contact/contact-message.ts';
import { sendMessage as sending } from '#src/contract/contact/endpoints.ts';
import { serverWordsOr } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { callWithoutReply } from './http.ts';

export const sendMessageFailure = serverWordsOr(
  msg`Failed to send your message. Please try again.`,
);

/** Sends a message to the operator; the form shows success and failure itself. */
export const sendMessage = () =>
  defineMutation(sending, {
    mutationFn: (body: MessageInput) => callWithoutReply(sending, { body }),
  });
