import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

export type Question = { question: MessageDescriptor; answer: ReactNode };

/** Questions with expandable answers. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
      {questions.map(({ question, answer }) => (
        <Disclosure key={question.id} summary={i18n._(question)}>
          <div className="grid gap-3 px-4 pt-1 pb-5 sm:px-5">{answer}</div>
        </Disclosure>
      ))}
    </div>
  );
}
