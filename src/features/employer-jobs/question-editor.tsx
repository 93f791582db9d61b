import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { JobInput } from '../../contract/job-input.ts';
import { IconButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icons.tsx';
import { listError } from '../../ui/list-field.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { SelectField } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { JobForm } from './job-form-schema.ts';
import { questionKindOptions } from './question-kinds.ts';

type QuestionEditorProps = {
  form: UseFormReturn<JobForm, unknown, JobInput>;
  /** Its place, from 0, among `count`. */
  index: number;
  count: number;
  /** What the ids of its buttons begin with. */
  id: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One question of a job: its text, how it is answered, its place among the others. */
export function QuestionEditor({ form, index, count, id, onMove, onRemove }: QuestionEditorProps) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: `questions.${index}.kind` });
  const problem = form.formState.errors.questions?.[index];
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
        <TextField
          label={t`Question`}
          autoComplete="off"
          error={problem?.text?.message}
          {...form.register(`questions.${index}.text`)}
        />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            label={t`Kind of answer`}
            options={questionKindOptions}
            error={problem?.kind?.message}
            {...form.register(`questions.${index}.kind`)}
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
                // Not controlled: the text area renders by itself while it is typed into.
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
