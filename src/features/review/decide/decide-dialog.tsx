import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { problemsOf } from '#src/api/api-error.ts';
import { listTemplatesQuery } from '#src/api/application-messages.ts';
import { setApplicationStatus } from '#src/api/application-mutations.ts';
import { useSession } from '#src/api/auth.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { statusInputSchema } from '#src/contract/applications/application-input.ts';
import { SETTABLE_STATUSES, type SettableStatus } from '#src/contract/applications/statuses.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { templateInputSchema } from '#src/contract/messages/application-message.ts';
import {
  fillPlaceholders,
  PLACEHOLDERS,
  unknownPlaceholder,
} from '#src/contract/messages/placeholders.ts';
import { AnswerList } from '#src/entities/application/answer-list.tsx';
import { candidateName } from '#src/entities/application/candidate-name.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { decisionDraftName } from '#src/lib/draft-names.ts';
import { draftOf, textPart } from '#src/lib/form-draft.ts';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { RadioGroup } from '#src/ui/choice-group.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form, FormActions } from '#src/ui/form.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { useRestoredFocus } from '#src/ui/use-restored-focus.ts';
import { kindFor, TemplateTools, templatesFor } from './template-tools.tsx';

type DecideDialogProps = {
  /** At least one. */
  applications: readonly Application[];
  /** The status chosen from the start (rule REVIEW-17). */
  preset?: SettableStatus | undefined;
  pending: boolean;
  onDecide: (decision: Decision, onDone: () => void, onRefused: (error: unknown) => void) => void;
  onClose: () => void;
};

/** What the button does, by the chosen status. */
const sendLabels: Record<SettableStatus, UiText> = {
  pending: msg`Set to Pending and send`,
  reviewed: msg`Set to Reviewing and send`,
  rejected: msg`Reject and send`,
  hired: msg`Accept and send`,
};

/** Sets a status together with a message, for one application or for many. */
export function DecideDialog(props: DecideDialogProps) {
  // Above what watches the form: a restored draft is set before hooks of the same component hear of it.
  const decision = useDecisionForm(props.applications, props.preset);
  return <DecisionForm {...props} {...decision} />;
}

function DecisionForm({
  applications,
  preset,
  pending,
  onDecide,
  onClose,
  form,
  settle,
}: DecideDialogProps & ReturnType<typeof useDecisionForm>) {
  const { t, i18n } = useLingui();
  const { job } = useReviewFrame();
  const formId = useId();
  const { data } = useQuery(listTemplatesQuery());
  const field = fieldOf(form);
  const text = useWatch({ control: form.control, name: 'message' });
  const chosen = useWatch({ control: form.control, name: 'status' });
  const status = SETTABLE_STATUSES.find((settable) => settable === chosen);
  const [templateId, setTemplateId] = useState('');

  const templates = templatesFor(data?.templates ?? [], i18n.locale, status);
  const template = templates.find(({ _id }) => _id === templateId);
  const templateSelect = useRef<HTMLSelectElement>(null);
  useRestoredFocus(templateSelect, template?._id ?? '');
  const choose = (id: string) => {
    setTemplateId(id);
    const found = templates.find(({ _id }) => _id === id);
    if (!found) return;
    // Keeps typed text and appends the template.
    const isTyped = text.trim() !== '' && templates.every(({ body }) => body !== text);
    form.setValue('message', isTyped ? `${text.trimEnd()}\n\n${found.body}` : found.body);
  };
  /** Brings a template of the status's kind, unless something was typed. */
  const prepare = (next: SettableStatus | undefined) => {
    const [fitting] = templatesFor(data?.templates ?? [], i18n.locale, next);
    const body = form.getValues('message');
    const isTyped = body.trim() !== '' && body !== template?.body;
    if (isTyped || fitting?.kind !== kindFor(next) || fitting.kind === template?.kind) return;
    setTemplateId(fitting._id);
    form.setValue('message', fitting.body);
  };
  const isPrepared = useRef(false);
  const prepareFirst = useEffectEvent(() => prepare(preset));
  useEffect(() => {
    if (!preset || !data || isPrepared.current) return;
    isPrepared.current = true;
    prepareFirst();
  }, [preset, data]);
  const decide = (decision: Decision) => {
    const sent = form.getValues();
    onDecide(
      decision,
      () => {
        settle(sent);
        onClose();
      },
      (error) => showFieldErrors(form, problemsOf(error)),
    );
  };

  const [first] = applications;
  const name = first ? candidateName(first) : '';
  const preview = fillPlaceholders(text, {
    name,
    first_name: first?.candidate?.first_name ?? '',
    job: job.title,
    company: job.company_name,
  });
  const placeholders = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ');
  const count = applications.length;
  const current = first && i18n._(employerStatusLabels[first.status]);
  return (
    <Dialog
      title={t`Send decision`}
      onClose={onClose}
      beside={
        first && count === 1 && first.cover_letter
          ? { label: t`Cover letter`, content: <LetterBeside application={first} /> }
          : undefined
      }
      actions={
        <FormActions formId={formId} pending={pending} isQuiet={!status} onCancel={onClose}>
          {status ? translate(i18n, sendLabels[status]) : t`Set status and send`}
        </FormActions>
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
        <Form id={formId} form={form} onSubmit={decide}>
          <RadioGroup
            isBeside
            legend={t`New status`}
            hint={count === 1 && current ? t`Now: ${current}` : undefined}
            options={SETTABLE_STATUSES.map((value) => ({
              value,
              label: i18n._(employerStatusLabels[value]),
            }))}
            {...field('status', {
              onChange: ({ target }: { target: HTMLInputElement }) =>
                prepare(SETTABLE_STATUSES.find((settable) => settable === target.value)),
            })}
          />
          <SelectField
            ref={templateSelect}
            label={t`Template`}
            value={template?._id ?? ''}
            options={[
              { value: '', label: msg`No template` },
              ...templates.map(({ _id, name: label }) => ({ value: _id, label })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
          <TextArea
            label={t`Message`}
            hint={
              count > 1 || text.includes('{')
                ? t`Filled in for each applicant: ${placeholders}`
                : undefined
            }
            rows={8}
            limit={TEXT_MAX}
            {...field('message')}
          />
        </Form>
        <TemplateTools
          key={template?._id}
          template={template}
          status={status}
          text={text}
          onSaved={setTemplateId}
          focusTarget={templateSelect}
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

/** What the decision answers. */
function LetterBeside({ application }: { application: Application }) {
  return (
    <div className="grid content-start gap-6">
      <section>
        <h3 className="mb-2 text-18">
          <Trans>Cover letter</Trans>
        </h3>
        <TextBlock heading="h4" text={application.cover_letter} />
      </section>
      {application.answers.length > 0 && (
        <section>
          <h3 className="mb-2 text-18">
            <Trans>Answers to your questions</Trans>
          </h3>
          <AnswerList answers={application.answers} />
        </section>
      )}
    </div>
  );
}

/** Sets the status of one application together with a message. */
export function DecideOnOne({
  application,
  preset,
  onClose,
}: {
  application: Application;
  preset?: SettableStatus | undefined;
  onClose: () => void;
}) {
  const { mutateAsync, isPending } = useMutation(setApplicationStatus(application._id));
  return (
    <DecideDialog
      applications={[application]}
      preset={preset}
      pending={isPending}
      // Uses the promise, since `mutate` callbacks don't run once the dialog has closed.
      onDecide={(decision, onDone, onRefused) => void mutateAsync(decision).then(onDone, onRefused)}
      onClose={onClose}
    />
  );
}

/** The errors for a missing status and for an unknown placeholder. */
type Texts = { chooseStatus: string; unknown: (placeholder: string) => string };

/** Requires a status and a message, which may contain placeholders as a template does. */
const decisionFormSchema = ({ chooseStatus, unknown }: Texts) =>
  z.object({
    status: z.pipe(
      z.string().check(z.minLength(1, { error: chooseStatus, abort: true })),
      statusInputSchema.shape.status,
    ),
    message: templateInputSchema.shape.body.check(({ value, issues }) => {
      const placeholder = unknownPlaceholder(value);
      if (placeholder) issues.push({ code: 'custom', message: unknown(placeholder), input: value });
    }),
  });
type DecisionForm = z.input<ReturnType<typeof decisionFormSchema>>;
type Decision = z.output<ReturnType<typeof decisionFormSchema>>;

const chooseStatus = msg`Choose a status`;

const BLANK: DecisionForm = { status: '', message: '' };

/** The decision form. Its draft message belongs to exactly these applications (rule REVIEW-13). */
const useDecisionForm = (
  applications: readonly Application[],
  preset: SettableStatus | undefined,
) => {
  const { i18n } = useLingui();
  const userId = useSession().user?._id;
  const name = decisionDraftName(
    userId,
    applications.map(({ _id }) => _id),
  );
  const { settle, form } = useDraftForm({
    schema: decisionFormSchema({
      chooseStatus: i18n._(chooseStatus),
      unknown: (placeholder) => i18n._(errorMessages.placeholderUnknown, { placeholder }),
    }),
    start: { form: { ...BLANK, status: preset ?? '' } },
    draft: draftOf<DecisionForm>(textPart(name, 'message')),
    isSame: (one, other) => one.message === other.message,
  });
  return { form, settle: (sent: DecisionForm) => settle(sent, { form: BLANK }) };
};
