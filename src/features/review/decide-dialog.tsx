import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageQueries } from '../../api/application-messages.ts';
import { updateApplicationStatus } from '../../api/application-mutations.ts';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { SETTABLE_STATUSES, type SettableStatus } from '../../contract/enumerations.ts';
import type { Job } from '../../contract/job.ts';
import { TEXT_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import {
  fillPlaceholders,
  hasTooManyPlaceholders,
  PLACEHOLDERS,
  unknownPlaceholder,
} from '../../contract/placeholders.ts';
import { decisionDraftName } from '../../lib/draft-names.ts';
import { discardDrafts, readDraft, saveDraft } from '../../lib/drafts.ts';
import { employerStatusLabels } from '../../lib/status-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextBlock } from '../../ui/text-block.tsx';
import { candidateName } from './candidate-name.ts';
import { TemplateTools } from './template-tools.tsx';
import { templatesFor } from './templates-for.ts';

type DecideDialogProps = {
  /** Those that are decided on, at least one. */
  applications: readonly Application[];
  job: Pick<Job, '_id' | 'title' | 'company_name'>;
  /** What many are set with, so that the list shows what it could not update. */
  pending: boolean;
  onDecide: (decision: { status: SettableStatus; message: string }, onDone: () => void) => void;
  onClose: () => void;
};

/** Sets a status together with a message, for one application or for many. */
export function DecideDialog({ applications, job, pending, onDecide, onClose }: DecideDialogProps) {
  const { t, i18n } = useLingui();
  const userId = useSession().user?._id;
  const { data } = useQuery(messageQueries.templates());
  const [draft] = useState(() => decisionDraftName(userId, job._id));
  const [text, setText] = useState(() => readDraft(draft));
  const [status, setStatus] = useState<SettableStatus>();
  const [templateId, setTemplateId] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const templates = templatesFor(data?.templates ?? [], i18n.locale, status);
  const template = templates.find(({ _id }) => _id === templateId);
  const type = (value: string) => {
    saveDraft(draft, value);
    setText(value);
  };
  const choose = (id: string) => {
    setTemplateId(id);
    const chosen = templates.find(({ _id }) => _id === id);
    if (!chosen) return;
    // What was typed is not lost.
    const isTyped = text.trim() !== '' && templates.every(({ body }) => body !== text);
    type(isTyped ? `${text.trimEnd()}\n\n${chosen.body}` : chosen.body);
  };

  const [first] = applications;
  const unknown = unknownPlaceholder(text);
  const textError = (): string | undefined => {
    if (unknown) return t`Unknown placeholder: ${unknown}`;
    if (hasTooManyPlaceholders(text)) return messages.placeholdersMax;
    if (text.trim().length > TEXT_MAX) return messages.textTooLong;
    return isChecked && text.trim() === '' ? messages.messageRequired : undefined;
  };
  const wrong = textError();
  const send = () => {
    setIsChecked(true);
    if (!status || wrong || text.trim() === '') return;
    onDecide({ status, message: text.trim() }, () => {
      discardDrafts([draft]);
      onClose();
    });
  };
  const name = first ? candidateName(first) : '';
  const preview = fillPlaceholders(text, {
    name,
    first_name: first?.candidate?.first_name ?? '',
    job: job.title,
    company: job.company_name,
  });
  const placeholders = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ');
  const count = applications.length;
  return (
    <Dialog
      title={t`Decide with a message`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button pending={pending} onClick={send}>
            <Trans>Set status and send</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">
          {count === 1 ? (
            <Trans>
              To <bdi>{name || t`Unknown`}</bdi>. The message is sent a minute after the change, so
              you can still undo both.
            </Trans>
          ) : (
            <Plural
              value={count}
              one="To # applicant. The message is sent a minute after the change, so you can still undo both."
              other="To # applicants. The message is sent a minute after the change, so you can still undo both."
            />
          )}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t`New status`}
            value={status ?? ''}
            error={isChecked && !status ? i18n._(chooseStatus) : undefined}
            options={[
              { value: '', label: chooseStatus },
              ...SETTABLE_STATUSES.map((value) => ({ value, label: employerStatusLabels[value] })),
            ]}
            onChange={({ target }) =>
              setStatus(SETTABLE_STATUSES.find((settable) => settable === target.value))
            }
          />
          <SelectField
            label={t`Template`}
            value={template?._id ?? ''}
            options={[
              { value: '', label: msg`No template` },
              ...templates.map(({ _id, name: label }) => ({ value: _id, label })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        <TextArea
          label={t`Message`}
          hint={t`Filled in for each applicant: ${placeholders}`}
          rows={8}
          limit={TEXT_MAX}
          error={wrong}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <TemplateTools
          key={template?._id}
          {...{ template, status, text }}
          onSaved={setTemplateId}
        />
        {text.trim() !== '' && (
          <section aria-label={t`Preview`} className="rounded border border-line bg-canvas p-4">
            <h3 className="mb-2 text-14 text-muted">
              {name ? <Trans>Preview for {name}</Trans> : <Trans>Preview</Trans>}
            </h3>
            <TextBlock heading="h4" withLinks={false} text={preview} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

const chooseStatus = msg`Choose a status`;

/** The same for one application. */
export function DecideOnOne({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { mutate, isPending } = useMutation(updateApplicationStatus(application._id));
  return (
    <DecideDialog
      applications={[application]}
      job={application.job ?? { _id: '', title: '', company_name: '' }}
      pending={isPending}
      onDecide={(decision, onDone) => mutate(decision, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}
