import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { failureMessage, problemsOf } from '#src/api/api-error.ts';
import { postMessage, postMessageFailure } from '#src/api/application-messages.ts';
import { useSession } from '#src/api/auth.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { messageInputSchema } from '#src/contract/messages/application-message.ts';
import { threadDraftName } from '#src/lib/draft-names.ts';
import { draftOf, textPart } from '#src/lib/form-draft.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Form } from '#src/ui/form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';

const START = { form: { body: '' } };

const sendByKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** Writes the next message; what isn't sent yet is kept (rule REVIEW-11). */
export function WriteMessage({ applicationId, to }: { applicationId: string; to: string }) {
  const { t, i18n } = useLingui();
  const userId = useSession().user?._id;
  const { form, settle } = useDraftForm({
    schema: messageInputSchema,
    start: START,
    draft: draftOf<{ body: string }>(textPart(threadDraftName(userId, applicationId), 'body')),
  });
  const { failures, showErrors, clear } = useServerErrors(form);
  const { mutateAsync, isPending, isSuccess, submittedAt } = useMutation(
    postMessage(applicationId),
  );
  const send = async ({ body }: { body: string }) => {
    const sent = { ...form.getValues() };
    clear();
    await mutateAsync(body).then(
      () => settle(sent, START),
      (error: unknown) => showErrors(problemsOf(error), failureMessage(error, postMessageFailure)),
    );
  };
  const [failure] = failures;
  return (
    <Form form={form} onSubmit={send} className="grid gap-2 print:hidden">
      <TextArea
        label={t`Message to ${to}`}
        rows={3}
        limit={TEXT_MAX}
        error={form.formState.errors.body?.message ?? (failure && translate(i18n, failure))}
        onKeyDown={sendByKeys}
        {...form.register('body', { onChange: clear })}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="text-13 text-muted max-sm:hidden">
          <Trans>Press Ctrl+Enter or ⌘+Enter to send.</Trans>
        </p>
        <Button type="submit" size="small" pending={isPending}>
          <Trans>Send message</Trans>
        </Button>
      </div>
      <Announcement event={isSuccess ? submittedAt : undefined}>
        <Trans>Message sent.</Trans>
      </Announcement>
    </Form>
  );
}
