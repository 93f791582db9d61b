import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTimes } from '#src/lib/use-times.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Link } from '#src/ui/link.tsx';
import { Page, PageHeading, PageTitle } from '#src/ui/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { type Drawing, Scene } from '#src/ui/scene.tsx';
import { type Block, Prose } from './prose.tsx';

export type Question = { question: MessageDescriptor; answer: readonly Block[] };

/** A section of a static page. `id` is its anchor, part of URLs and thus the same in every language. */
type Anchor = { id: string; title: MessageDescriptor };
type Section = Anchor & ({ body: readonly Block[] } | { questions: readonly Question[] });

type Content = {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** The day of the last change, of a text that people agree to. */
  updated?: string;
  sections: readonly Section[];
};

/** A static page: its sections and a table of contents, which is sticky where beside them. */
export const staticPage = ({ sections, ...frame }: Content) =>
  function StaticPage() {
    const { i18n } = useLingui();
    return (
      <OutlinedPage {...frame} sections={sections}>
        <div className="grid max-w-prose gap-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="grid gap-4">
              <h2 id={section.id} tabIndex={-1} className="text-22 outline-none">
                {i18n._(section.title)}
              </h2>
              {'body' in section ? (
                <Prose blocks={section.body} />
              ) : (
                <Questions questions={section.questions} />
              )}
            </section>
          ))}
        </div>
      </OutlinedPage>
    );
  };

/** The frame of a static page with sections. */
export function OutlinedPage({
  title,
  lead,
  updated,
  sections,
  children,
}: Omit<Content, 'sections'> & {
  sections: readonly Anchor[];
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const times = useTimes();
  const day = updated && times.longDate(updated);
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
      <div className="grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <TableOfContents sections={sections} />
        {children}
      </div>
    </Page>
  );
}

/** Questions with expandable answers, of which the first is open. */
function Questions({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
      {questions.map(({ question, answer }, index) => (
        <Disclosure
          key={question.id}
          summary={i18n._(question)}
          isOpen={index === 0}
          className="[&>summary]:py-3.5"
        >
          <div className="grid gap-3 px-4 pt-2 pb-6 sm:px-5 sm:pe-14">
            <Prose blocks={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

function TableOfContents({ sections }: { sections: readonly Anchor[] }) {
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
              // The router scrolls the page; focusing lets Tab continue there.
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

/**
 * A static page whose heading is on a band beside a drawing, which is below it on a phone; `children` come below the
 * band.
 */
export function BandPage({
  title,
  description,
  lead,
  scene,
  beside,
  children,
}: {
  title: string;
  /** The description for search engines and link previews. */
  description: string;
  lead: ReactNode;
  scene: Drawing;
  /** Shown below the lead, on the band. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} description={description} />
      <div className="border-line border-b bg-wash">
        <div className="page-width grid gap-x-8 gap-y-2 pt-8 sm:grid-cols-[1fr_auto] sm:items-end md:pt-12">
          <div className="grid justify-items-start gap-3 self-center pb-4 sm:pb-8">
            <PageHeading>{title}</PageHeading>
            <p className="max-w-[28.2em] text-18 text-muted">{lead}</p>
            {beside}
          </div>
          <Scene
            scene={scene}
            className="block sm:w-80 sm:rounded-t-dialog max-sm:-mx-(--gutter) max-sm:w-[calc(100%+2*var(--gutter))] lg:w-[30rem]"
          />
        </div>
      </div>
      <div className="page-width pt-10 md:pt-14">{children}</div>
    </>
  );
}
