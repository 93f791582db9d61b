import { Trans } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import type { Question } from '#src/contract/jobs/question.ts';
import { QuestionFields } from './question-fields.tsx';
import { type AnswersForm, noAnswers } from './typed-answers.ts';

/** A job's questions as candidates will see them; answers are discarded. */
export function QuestionsPreview({ questions }: { questions: readonly Question[] }) {
  const form = useForm<AnswersForm>({ defaultValues: { answers: noAnswers(questions) } });
  if (questions.length === 0) return null;
  return (
    <section className="mt-8 border-line border-t pt-6">
      <h2 className="text-18">
        <Trans>What you’ll ask when someone applies</Trans>
      </h2>
      <FormProvider {...form}>
        <div className="mt-4 grid max-w-xl gap-5">
          <QuestionFields questions={questions} />
        </div>
      </FormProvider>
    </section>
  );
}
