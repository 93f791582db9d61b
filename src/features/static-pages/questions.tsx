import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';

export type Question = { question: MessageDescriptor; answer: ReactNode };

/** Questions with expandable answers. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
      {questions.map(({ question, answer }) => (
        <details key={question.id} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 rounded px-5 py-3.5 font-medium text-brand hover:bg-wash [&::-webkit-details-marker]:hidden">
            {i18n._(question)}
            <Icon
              name="chevronDown"
              className="mt-0.5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-3 px-5 pt-1 pb-5">{answer}</div>
        </details>
      ))}
    </div>
  );
}
