import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { describeFailures } from '../../api/api-error.ts';
import { sendFailure, sendMessage } from '../../api/application-messages.ts';
import { useSession } from '../../api/auth.ts';
import { TEXT_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { threadDraftName } from '../../lib/draft-names.ts';
import { discardDrafts, readDraft, saveDraft } from '../../lib/drafts.ts';
import { translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Writes the next message; what isn't sent yet is kept. */
export function WriteMessage({ applicationId, to }: { applicationId: string; to: string }) {
  const { t, i18n } = useLingui();
  const userId = useSession().user?._id;
  const [draft] = useState(() => threadDraftName(userId, applicationId));
  const [text, setText] = useState(() => readDraft(draft));
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    ...sendMessage(applicationId),
    onSuccess: (_message, sent) => {
      // However the screen is left meanwhile; what was typed since stays.
      if (readDraft(draft).trim() === sent) discardDrafts([draft]);
    },
  });
  const type = (value: string) => {
    saveDraft(draft, value);
    setText(value);
    setRefusal(undefined);
    if (!sending.isPending) sending.reset();
  };
  const send = () => {
    if (sending.isPending) return;
    const body = text.trim();
    if (body === '' || body.length > TEXT_MAX) {
      setRefusal(body === '' ? messages.messageRequired : messages.textTooLong);
      field.current?.focus();
      return;
    }
    sending.mutate(body, { onSuccess: () => setText((now) => (now === text ? '' : now)) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const [failure] = sending.error ? describeFailures(sending.error, sendFailure) : [];
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextArea
        ref={field}
        label={t`Message to ${to}`}
        rows={3}
        limit={TEXT_MAX}
        error={refusal ?? (failure && translate(i18n, failure))}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="text-13 text-muted max-sm:hidden">
          <Trans>Press Ctrl+Enter or ⌘+Enter to send.</Trans>
        </p>
        <Button type="submit" size="small" pending={sending.isPending}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}
