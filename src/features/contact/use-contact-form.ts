import { useMutation } from '@tanstack/react-query';
import { describeFailures } from '../../api/api-error.ts';
import { sendMessage, sendMessageFailure } from '../../api/contact-messages.ts';
import { type MessageInput, messageInputSchema } from '../../contract/contact-message.ts';
import type { User } from '../../contract/user.ts';
import { contactDraftNames } from '../../lib/draft-names.ts';
import { draftOf, textPart } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';

/** The contact form's state: who writes is filled in for a signed-in user, and what was written is a draft until it has been sent. */
export const useContactForm = (user: User | null) => {
  const names = contactDraftNames(user?._id);
  const { form, discard, begin } = useDraftForm({
    schema: () => messageInputSchema,
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
  const sending = useMutation({
    ...sendMessage(),
    // However the page is left meanwhile.
    onSuccess: discard,
  });

  const submit = form.handleSubmit((message) =>
    sending.mutate(message, {
      onSuccess: () => begin({ form: { ...form.getValues(), subject: '', body: '' } }),
    }),
  );

  return {
    form,
    submit,
    sending,
    failures: sending.error ? describeFailures(sending.error, sendMessageFailure) : [],
    startAgain: () => sending.reset(),
  };
};
