import { msg } from '@lingui/core/macro';
import type { MessageInput } from '../contract/contact-message.ts';
import type { FailureMessages } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { callWithoutReply } from './http.ts';

export const sendMessageFailure: FailureMessages = {
  preferServerMessage: true,
  otherwise: msg`Failed to send your message. Please try again.`,
};

/** Sends a message to the operator; the form itself says how it went. */
export const sendMessage = () =>
  defineMutation({
    mutationFn: (message: MessageInput) =>
      callWithoutReply('POST', '/api/messages', { json: message }),
  });
