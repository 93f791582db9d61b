import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import { SquareIllustration } from '../../ui/square-illustration.tsx';

/**
 * A section of a static page. `id` is its anchor: it is part of URLs, so it is the same in every
 * language.
 */
type StaticPageSection = { id: string; title: MessageDescriptor; body: ReactNode };

export type StaticPageContent = {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** Whether the square is shown above its sections. */
  isIllustrated?: boolean;
  sections: readonly StaticPageSection[];
};

/** A static page: a table of contents, which stays in view where it is beside the sections, and these. */
export function StaticPage({
  info: { title, lead, isIllustrated, sections },
}: {
  info: StaticPageContent;
}) {
  const { i18n } = useLingui();
  return (
    <Page title={i18n._(title)} description={i18n._(lead)} lead={i18n._(lead)}>
      {isIllustrated && (
        <SquareIllustration
          isCropped
          className="mb-8 block h-40 w-full rounded-dialog bg-wash sm:h-80 md:mb-12 lg:h-[26rem]"
        />
      )}
      <div className="grid gap-8 lg:grid-cols-[14rem_1fr] lg:gap-12">
        <TableOfContents sections={sections} />
        <div className="grid max-w-prose gap-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="grid gap-4">
              <h2 id={section.id} tabIndex={-1} className="text-22 outline-none">
                {i18n._(section.title)}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function TableOfContents({ sections }: Pick<StaticPageContent, 'sections'>) {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className="lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:self-start lg:rounded lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <p aria-hidden="true" className="mb-2 font-semibold text-14 text-brand">
        <Trans>On this page</Trans>
      </p>
      <ul className="flex flex-wrap gap-2 lg:block">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              // The router scrolls the page; the focus follows, so that Tab continues from there.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-1 text-14 text-muted hover:text-brand hover:underline lg:min-h-9 lg:border-0 lg:px-0"
            >
              {i18n._(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
