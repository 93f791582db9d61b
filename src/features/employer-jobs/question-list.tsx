import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { QUESTIONS_MAX } from '#src/contract/limits.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Icon } from '#src/ui/icons.tsx';
import { listError } from '#src/ui/list-field.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { JobForm } from './job-form-schema.ts';
import { questionKindOptions } from './question-kinds.ts';

const newQuestion: Question = {
  _id: '',
  kind: 'short',
  text: '',
  is_required: false,
  options: [],
};

const isFilled = ({ text, options }: Question): boolean => [text, ...options].some(Boolean);

/** Focuses an element that exists only after the next render. */
const focusSoon = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

/** Edits the ordered questions that a job asks candidates. A removal can be undone (rule POST-8). */
export function QuestionList({ form }: { form: UseFormReturn<JobForm, unknown, JobInput> }) {
  const { t } = useLingui();
  const id = useId();
  const { fields, append, insert, move, remove } = useFieldArray({
    control: form.control,
    name: 'questions',
  });
  const [removed, setRemoved] = useState<{ question: Question; index: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { questions: problem } = form.formState.errors;
  const count = fields.length;

  const moveTo = (from: number, to: number) => {
    move(from, to);
    const [before, now] = [from + 1, to + 1];
    setAnnouncement(t`Question ${before} is now question ${now}.`);
    // At either end the pressed button becomes disabled, so the opposite one gets the focus.
    const isUp = to < from;
    const canMoveFurther = isUp ? to > 0 : to < count - 1;
    focusSoon(`${id}-${to}-${isUp === canMoveFurther ? 'up' : 'down'}`);
  };
  const removeAt = (index: number) => {
    const question = form.getValues(`questions.${index}`);
    remove(index);
    setRemoved(isFilled(question) ? { question, index } : null);
    setAnnouncement('');
    focusSoon(isFilled(question) ? `${id}-undo` : `${id}-add`);
  };

  return (
    <div className="grid gap-5">
      <p className="text-14 text-muted">
        <Trans>
          Candidates answer them when they apply. You’ll see the answers in each application.
        </Trans>
      </p>
      {count > 0 && (
        <ol className="grid gap-4">
          {fields.map((field, index) => (
            <QuestionEditor
              key={field.id}
              form={form}
              index={index}
              count={count}
              id={`${id}-${index}`}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ol>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {removed && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-info-wash px-4 py-2 text-info">
          <p role="status">
            <Trans>Question removed.</Trans>
          </p>
          <Button
            id={`${id}-undo`}
            variant="secondary"
            size="small"
            disabled={count >= QUESTIONS_MAX}
            onClick={() => {
              insert(removed.index, removed.question, { shouldFocus: false });
              setRemoved(null);
              focusSoon(`${id}-${removed.index}-up`);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
      <div>
        <Button
          id={`${id}-add`}
          variant="secondary"
          size="small"
          disabled={count >= QUESTIONS_MAX}
          aria-describedby={problem ? `${id}-error` : undefined}
          onClick={() => {
            append(newQuestion, { focusName: `questions.${count}.text` });
            setRemoved(null);
            setAnnouncement('');
          }}
        >
          <Icon name={moreIcons.plus} width="18" height="18" />
          <Trans>Add question</Trans>
        </Button>
        {count >= QUESTIONS_MAX && (
          <p className="mt-2 text-14 text-muted">
            <Plural
              value={QUESTIONS_MAX}
              one="A job can have # question."
              other="A job can have up to # questions."
            />
          </p>
        )}
        <FieldError id={`${id}-error`} error={problem?.root?.message ?? problem?.message} />
      </div>
    </div>
  );
}

type QuestionEditorProps = {
  form: UseFormReturn<JobForm, unknown, JobInput>;
  /** 0-based position among `count` questions. */
  index: number;
  count: number;
  /** Prefix of the buttons' DOM ids. */
  id: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Edits one question's text, answer kind and position. */
function QuestionEditor({ form, index, count, id, onMove, onRemove }: QuestionEditorProps) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: `questions.${index}.kind` });
  const field = fieldOf(form);
  const place = index + 1;

  return (
    <li>
      <fieldset
        aria-labelledby={`${id}-title`}
        className="grid min-w-0 gap-4 rounded border border-line p-4 max-xs:border-x-0 max-xs:px-0"
      >
        <div className="-my-2 flex flex-wrap items-center">
          <h3 id={`${id}-title`} className="me-auto text-16">
            <Trans>Question {place}</Trans>
          </h3>
          <IconButton
            id={`${id}-up`}
            label={t`Move question ${place} up`}
            disabled={index === 0}
            className="disabled:opacity-40"
            onClick={() => onMove(index - 1)}
          >
            <Icon name={moreIcons.arrowUp} />
          </IconButton>
          <IconButton
            id={`${id}-down`}
            label={t`Move question ${place} down`}
            disabled={place === count}
            className="disabled:opacity-40"
            onClick={() => onMove(index + 1)}
          >
            <Icon name={moreIcons.arrowDown} />
          </IconButton>
          <IconButton label={t`Remove question ${place}`} onClick={onRemove}>
            <Icon name={moreIcons.trash} />
          </IconButton>
        </div>
        <TextField label={t`Question`} autoComplete="off" {...field(`questions.${index}.text`)} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            label={t`Kind of answer`}
            options={questionKindOptions}
            {...field(`questions.${index}.kind`)}
          />
          <CheckboxField label={t`Required`} {...form.register(`questions.${index}.is_required`)} />
        </div>
        {kind === 'choice' && (
          <Controller
            control={form.control}
            name={`questions.${index}.options`}
            render={({ field: { value, onChange, ...field }, fieldState }) => (
              <TextArea
                label={t`Options`}
                hint={t`One per line, 2 to 20 of them.`}
                rows={4}
                error={listError(fieldState.error)}
                {...field}
                // Uncontrolled: typing must not rerender the editor.
                defaultValue={value.join('\n')}
                onChange={({ target }) => onChange(target.value.split('\n'))}
              />
            )}
          />
        )}
      </fieldset>
    </li>
  );
}
