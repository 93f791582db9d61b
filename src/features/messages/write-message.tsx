import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { postMessage, postMessageFailure } from '#src/api/application-messages.ts';
import { useSession } from '#src/api/auth.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { applicationMessageInputSchema } from '#src/contract/messages/application-message.ts';
import { useTextForm } from '#src/entities/application/use-text-form.ts';
import { threadDraftName } from '#src/lib/draft-names.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { Form } from '#src/ui/form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';

const sendByKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

export type WriteMessageProps = {
  applicationId: string;
  /** The name of the other side. */
  to: string;
  /** The field is to take the focus, once; then `onFocused` is called. */
  takesFocus?: boolean;
  onFocused?: () => void;
};

/** Writes the next message; keeps unsent text as a draft (rule REVIEW-11). */
export function WriteMessage({ applicationId, to, takesFocus, onFocused }: WriteMessageProps) {
  const { t } = useLingui();
  const userId = useSession().user?._id;
  const { mutateAsync, isPending, isSuccess, submittedAt } = useMutation(
    postMessage(applicationId),
  );
  const { form, field, submit } = useTextForm({
    schema: applicationMessageInputSchema,
    draftName: threadDraftName(userId, applicationId),
    send: mutateAsync,
    failure: postMessageFailure,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (!takesFocus) return;
    setFocus('body');
    onFocused?.();
  }, [takesFocus, onFocused, setFocus]);
  return (
    <Form form={form} onSubmit={submit} className="grid gap-2 print:hidden">
      <TextArea
        label={t`Message to ${to}`}
        rows={3}
        limit={TEXT_MAX}
        onKeyDown={sendByKeys}
        {...field}
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
