import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTimes } from '#src/lib/use-times.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Page } from '#src/ui/page.tsx';
import { TableOfContents } from '#src/ui/table-of-contents.tsx';
import { type Body, Prose } from './prose.tsx';

/** A section of a static page. `id` is its anchor, part of URLs and thus the same in every language. */
export type Anchor = { id: string; title: MessageDescriptor };

type Frame = {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** The day of the last change, of a text that people agree to. */
  updated?: string;
};

/** A text that people agree to: what it says in short, and its sections. */
export const legalPage = ({
  short,
  sections,
  ...frame
}: Frame & {
  /** True to the sections, which count. */
  short: readonly MessageDescriptor[];
  sections: readonly (Anchor & { body: Body })[];
}) =>
  function LegalPage() {
    const { i18n } = useLingui();
    return (
      <OutlinedPage {...frame} sections={sections} first={<InShort points={short} />}>
        <div className="grid max-w-prose gap-12">
          {sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="grid gap-4">
              <h2 id={id} tabIndex={-1} className="text-22 outline-none">
                {i18n._(title)}
              </h2>
              <Prose blocks={body} />
            </section>
          ))}
        </div>
      </OutlinedPage>
    );
  };

function InShort({ points }: { points: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="short" className="rounded border border-line bg-surface p-5 sm:p-6">
      <h2 id="short" className="text-18">
        <Trans>In short</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point.id} className="flex gap-3">
            <Icon name="check" className="mt-0.5 shrink-0 text-success" />
            {i18n._(point)}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-3 text-14 text-muted">
        <Trans>This is only a summary. The full text is what counts.</Trans>
      </p>
    </section>
  );
}

/**
 * The frame of a static page with sections: its table of contents at their left; at their right on wide screens, and
 * otherwise above or below them, what comes `first` or `last`.
 */
export function OutlinedPage({
  title,
  lead,
  updated,
  sections,
  first,
  last,
  children,
}: Frame & {
  sections: readonly Anchor[];
  first?: ReactNode;
  last?: ReactNode;
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  const day = updated && times.longDate(updated);
  const hasSide = Boolean(first ?? last);
  const sideClass =
    'xl:sticky xl:top-[calc(var(--bar)+1.5rem)] xl:col-start-3 xl:row-start-1 xl:self-start lg:col-start-2';
  return (
    <Page
      isReading
      title={i18n._(title)}
      description={i18n._(lead)}
      lead={
        <>
          {i18n._(lead)}
          {day && (
            <span className="mt-1 block text-14">
              <Trans>Last updated {day}</Trans>
            </span>
          )}
        </>
      }
    >
      <div
        className={classNames(
          'grid gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12',
          hasSide && 'xl:grid-cols-[13rem_minmax(0,1fr)_19rem]',
        )}
      >
        <TableOfContents
          label={t`On this page`}
          sections={sections.map(({ id, title: name }) => ({ id, title: i18n._(name) }))}
        />
        {first && <div className={sideClass}>{first}</div>}
        <div className="min-w-0 lg:col-start-2">{children}</div>
        {last && <div className={sideClass}>{last}</div>}
      </div>
    </Page>
  );
}
