import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** The form with the text of its job (rule APPLY-13): beside it where there is room, else folded above it. */
export function BesideJob({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      {isWide ? (
        <section
          aria-label={t`About this job`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard too
          tabIndex={0}
          className="sticky overflow-y-auto rounded border border-line bg-surface p-6"
          style={{
            insetBlockStart: 'calc(var(--bar) + 1.5rem)',
            maxBlockSize: 'calc(100dvh - var(--bar) - 3rem)',
          }}
        >
          {text}
        </section>
      ) : (
        <Disclosure
          summary={<Trans>About this job</Trans>}
          className="rounded border border-line bg-surface"
        >
          <div className="border-line border-t p-4 sm:p-5">{text}</div>
        </Disclosure>
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
