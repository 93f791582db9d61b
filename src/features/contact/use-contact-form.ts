import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { sendMessage, sendMessageFailure } from '../../api/contact-messages.ts';
import { type MessageInput, messageInputSchema } from '../../contract/contact-message.ts';
import type { User } from '../../contract/user.ts';
import { contactDraftNames } from '../../lib/draft-names.ts';
import { draftOf, textPart } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import type { EarlyText } from './use-early-text.ts';

/**
 * The contact form's state: who writes is filled in for a signed-in user, and what was written is a draft
 * until it has been sent. Once the form `isReady`, it goes on with what was typed before (`takeText`).
 */
export const useContactForm = (user: User | null, isReady: boolean, takeText: EarlyText) => {
  const names = contactDraftNames(user?._id);
  const { form, discard, begin } = useDraftForm({
    schema: messageInputSchema,
    start: {
      form: {
        name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
        email: user?.email ?? '',
        subject: '',
        body: '',
      },
    },
    draft: draftOf<MessageInput>(textPart(names.subject, 'subject'), textPart(names.body, 'body')),
  });
  const goOn = useEffectEvent(() => {
    const isField = (name: string): name is keyof MessageInput => name in form.getValues();
    const { texts, focused } = takeText();
    for (const [name, text] of texts) if (isField(name)) form.setValue(name, text);
    // With the caret behind the text: whoever types goes on.
    if (focused && isField(focused)) form.setFocus(focused);
  });
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  const sending = useMutation({
    ...sendMessage(),
    // However the page is left meanwhile.
    onSuccess: discard,
  });

  const send = (message: MessageInput) =>
    sending.mutate(message, {
      onSuccess: () => begin({ form: { ...form.getValues(), subject: '', body: '' } }),
    });

  return {
    form,
    send,
    sending,
    failures: sending.error ? describeFailures(sending.error, sendMessageFailure) : [],
    startAgain: () => sending.reset(),
  };
};
