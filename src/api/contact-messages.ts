import { msg } from '@lingui/core/macro';
import type { MessageInput } from '#src/contract/contact/contact-message.ts';
import * as endpoints from '#src/contract/contact/endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { callWithoutReply } from './http.ts';

export const sendMessageFailure = withServerMessage(
  msg`Failed to send your message. Please try again.`,
);

/** Sends a message to the operator; the form shows success and failure itself. */
export const sendMessage = () =>
  defineMutation(endpoints.sendMessage, {
    mutationFn: (body: MessageInput) => callWithoutReply(endpoints.sendMessage, { body }),
  });
