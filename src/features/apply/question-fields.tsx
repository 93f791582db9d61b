import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { Question } from '#src/contract/jobs/question.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { RadioGroup } from '#src/ui/choice-group.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { AnswersForm } from './typed-answers.ts';

/** The employer's questions, as fields of the surrounding form. */
export function QuestionFields({ questions }: { questions: readonly Question[] }) {
  return questions.map((question) => (
    // A new kind needs a new field.
    <QuestionField key={`${question._id} ${question.kind}`} question={question} />
  ));
}

function QuestionField({ question }: { question: Question }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<AnswersForm>();
  const { _id, kind, text, is_required, options } = question;
  const optional = !is_required;
  const registered = register(`answers.${_id}`);
  const shown = {
    label: text,
    optional,
    autoComplete: 'off',
    error: formState.errors.answers?.[_id]?.message,
  };

  switch (kind) {
    case 'long':
      return <TextArea {...shown} rows={4} limit={TEXT_MAX} {...registered} />;
    case 'yes_no': {
      const { label, autoComplete: _, ...group } = shown;
      const answers = [
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ];
      // Lets a mistaken choice be undone when an answer is optional.
      const none = { value: '', label: t`No answer` };
      return (
        <RadioGroup
          {...group}
          legend={label}
          options={optional ? [...answers, none] : answers}
          {...registered}
        />
      );
    }
    case 'choice': {
      const none = { value: '', label: optional ? t`No answer` : t`Choose an option` };
      const choices = options.map((value) => ({ value, label: value }));
      return <SelectField {...shown} options={[none, ...choices]} {...registered} />;
    }
    case 'number':
      return (
        <TextField
          {...shown}
          hint={t`A number, such as 3 or 2.5`}
          inputMode="decimal"
          {...registered}
        />
      );
    default:
      return <TextField {...shown} {...registered} />;
  }
}
