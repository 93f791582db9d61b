import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { scenes } from '#src/ui/scenes.ts';
import { BandPage } from './static-page.tsx';

type Value = { icon: IconName; title: MessageDescriptor; text: ReactNode };

const values: Value[] = [
  {
    icon: 'search',
    title: msg`Places aren’t for sale`,
    text: (
      <Trans>
        No one can pay for a higher place. Jobs are found by what they say and how new they are.
      </Trans>
    ),
  },
  {
    icon: moreIcons.message,
    title: msg`Every application deserves an answer`,
    text: <Trans>Candidates can always see the status of theirs.</Trans>,
  },
  {
    icon: moreIcons.document,
    title: msg`Your resume is yours`,
    text: (
      <Trans>
        It’s for the employers you send it to.{' '}
        <TextLink to="/privacy" hash="resumes">
          See who can open it
        </TextLink>
        .
      </Trans>
    ),
  },
  {
    icon: 'people',
    title: msg`It’s for everyone`,
    text: (
      <Trans>
        In English and Turkish, with a keyboard or a screen reader, on a small phone and a slow
        connection.
      </Trans>
    ),
  },
];

/** The about page. `numbers` are the current job counts. */
export function About({ numbers }: { numbers: ReactNode }) {
  const { t, i18n } = useLingui();
  const lead = t`An open place where people and work find each other.`;
  return (
    <BandPage
      title={t`About Us`}
      description={lead}
      lead={lead}
      scene={scenes.celebration}
      beside={numbers}
    >
      <div className="grid gap-12 md:gap-16">
        <Section id="what" title={t`What we do`}>
          <div className="grid max-w-prose gap-4">
            <p>
              <Trans>
                {PRODUCT_NAME} is a job marketplace. Employers post jobs and reply to the people who
                apply. Candidates search, apply with a resume and a letter, and always see where
                each application is.
              </Trans>
            </p>
            <p>
              <Trans>
                ‘Meydan’ is Turkish for town square: an open place where everyone can meet and that
                belongs to no one alone.
              </Trans>
            </p>
          </div>
        </Section>
        <Section id="principles" title={t`What we stand for`}>
          <ul className="grid gap-4 sm:grid-cols-2">
            {values.map(({ icon, title, text }) => (
              <li key={title.id} className="rounded border border-line bg-surface p-5 sm:p-6">
                <Icon name={icon} width="24" height="24" className="text-success" />
                <h3 className="mt-3 text-16">{i18n._(title)}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="operator" title={t`Who runs this site`}>
          <p className="max-w-prose">
            <Trans>
              Whoever runs this site is responsible for its accounts, its data and what is posted
              here. You can reach them through the <TextLink to="/contact">contact page</TextLink>.
              The software behind it is open source, so anyone can check how it works.
            </Trans>
          </p>
        </Section>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-dialog bg-wash p-6 sm:p-8">
          <p className="font-semibold text-22 text-brand">
            <Trans>See you in the square</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/jobs" className={buttonClass()}>
              <Trans>Browse Jobs</Trans>
            </Link>
            <Link to="/jobs/create" className={buttonClass('secondary')}>
              <Trans>Post a Job</Trans>
            </Link>
          </div>
        </div>
      </div>
    </BandPage>
  );
}

/** A section with its heading beside it where there is room. `id` is its anchor, the same in every language. */
function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:grid-cols-[14rem_1fr] lg:gap-12">
      <h2 id={id} tabIndex={-1} className="text-22 outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
