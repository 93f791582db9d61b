import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';

export type OutlineSection = {
  /** The id of the section's focusable heading. */
  id: string;
  title: string;
  state: 'open' | 'done' | 'wrong';
  /** What the section still needs, in words. */
  note: ReactNode;
};

/** Links to the sections of a long form, with their progress; without notes below 1024 px. */
export function SectionOutline({
  label,
  sections,
  className,
}: {
  label: string;
  sections: readonly OutlineSection[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {sections.map(({ id, title, state, note }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded px-2 py-2 text-14 hover:bg-wash max-lg:min-h-11 max-lg:content-center max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:ps-3 max-lg:pe-4"
              onClick={(event) => {
                // The URL stays, so that going back leaves the form.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              <Mark state={state} />
              <span className="min-w-0">
                <span className="block font-medium text-brand group-hover:underline">{title}</span>
                <span
                  className={classNames(
                    'block text-13 max-lg:sr-only',
                    state === 'wrong' ? 'text-danger' : 'text-muted',
                  )}
                >
                  {note}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ state }: Pick<OutlineSection, 'state'>) {
  if (state === 'wrong') return <Icon name="alert" className="mt-0.5 size-4 text-danger" />;
  if (state === 'done') return <Icon name="check" className="mt-0.5 size-4 text-success" />;
  return <span className="m-0.5 mt-1 size-3 rounded-full border-2 border-line-strong" />;
}
