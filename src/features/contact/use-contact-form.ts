import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { sendMessage, sendMessageFailure } from '../../api/contact-messages.ts';
import { messageInputSchema } from '../../contract/contact-message.ts';
import type { User } from '../../contract/user.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';

/**
 * The contact form's state: who writes is filled in for a signed-in user, and what was written is kept
 * in the browser until it has been sent.
 */
export const useContactForm = (user: User | null) => {
  const draft = `contact:${user?._id ?? 'visitor'}`;
  const [keepDraft] = useState(() => ({ subject, body }: Record<'subject' | 'body', string>) => {
    writeDraft(`${draft}:subject`, subject);
    writeDraft(`${draft}:body`, body);
  });
  const sending = useMutation({
    ...sendMessage(),
    // However the page is left meanwhile.
    onSuccess: () => keepDraft({ subject: '', body: '' }),
  });
  const form = useSchemaForm({
    schema: messageInputSchema,
    defaultValues: {
      name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      email: user?.email ?? '',
      subject: readDraft(`${draft}:subject`),
      body: readDraft(`${draft}:body`),
    },
    onChange: keepDraft,
  });

  const submit = form.handleSubmit((message) =>
    sending.mutate(message, {
      onSuccess: () => {
        form.setValue('subject', '');
        form.setValue('body', '');
      },
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
