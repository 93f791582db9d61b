import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserType } from '#src/contract/enumerations.ts';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Link, TextLink } from '#src/ui/link.tsx';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';
import { NeverSold } from './never-sold.tsx';

/** How a job is filled: the sides take turns. */
const turns: { side: UserType; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    side: 'employer',
    title: msg`Post the job`,
    text: msg`It’s online at once, and everyone can read it.`,
  },
  {
    side: 'candidate',
    title: msg`Find it and apply`,
    text: msg`With a resume and a letter that answer this job.`,
  },
  {
    side: 'employer',
    title: msg`Read and invite`,
    text: msg`Every application, in full. An interview has a time, and a place or link.`,
  },
  {
    side: 'candidate',
    title: msg`Say yes, no or another time`,
    text: msg`The status is there to see from the first day.`,
  },
  {
    side: 'employer',
    title: msg`Decide and reply`,
    text: msg`The candidate reads the answer here and by email.`,
  },
];

const values: { title: MessageDescriptor; text: ReactNode }[] = [
  {
    title: msg`Every application deserves an answer`,
    text: <Trans>Candidates can always see the status of theirs.</Trans>,
  },
  {
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
    <>
      <PageTitle title={t`About Us`} />
      <PageHead title={t`About Us`} description={lead} />
      <div className="page-width grid gap-12 py-8 md:gap-16 md:py-12">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid justify-items-start gap-4">
            <PageHeading className="text-16 text-muted">{t`About Us`}</PageHeading>
            <p className="max-w-[20em] text-balance font-bold text-28 text-brand tracking-tight md:text-36">
              {lead}
            </p>
            <p className="max-w-prose text-18">
              <Trans>
                ‘Meydan’ is Turkish for town square: an open place where everyone can meet and that
                belongs to no one alone.
              </Trans>
            </p>
            {numbers}
          </div>
          <Scene scene={scenes.meeting} className="block w-full rounded-dialog bg-wash" />
        </div>
        <section aria-labelledby="what" className="grid gap-5">
          <h2 id="what" tabIndex={-1} className="text-22 outline-none">
            <Trans>What we do</Trans>
          </h2>
          <p className="max-w-prose text-pretty">
            <Trans>
              {PRODUCT_NAME} is a job marketplace. Employers post jobs and reply to the people who
              apply. Candidates search, apply with a resume and a letter, and always see where each
              application is.
            </Trans>
          </p>
          <Turns />
        </section>
        <NeverSold />
        <section aria-labelledby="principles" className="grid gap-5">
          <h2 id="principles" tabIndex={-1} className="text-22 outline-none">
            <Trans>What we stand for</Trans>
          </h2>
          <ul className="grid gap-x-6 gap-y-5 md:grid-cols-3">
            {values.map(({ title, text }) => (
              <li key={title.id} className="border-line-strong border-t-2 pt-4">
                <h3 className="text-16">{i18n._(title)}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="operator"
          className="grid items-center gap-x-12 gap-y-6 rounded-dialog bg-wash p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <h2 id="operator" tabIndex={-1} className="text-22 outline-none">
              <Trans>Who runs this site</Trans>
            </h2>
            <p className="mt-2 max-w-prose">
              <Trans>
                Whoever runs this site is responsible for its accounts, its data and what is posted
                here. You can reach them through the <TextLink to="/contact">contact page</TextLink>
                . The software behind it is open source, so anyone can check how it works.
              </Trans>
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="/jobs" className={buttonClass()}>
              <Trans>Browse Jobs</Trans>
            </Link>
            <Link to="/jobs/create" className={buttonClass('secondary')}>
              <Trans>Post a Job</Trans>
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}

/** The turns of both sides, each at its own edge; on wide screens in two lanes, joined by arrows. */
function Turns() {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-x-4 lg:grid-cols-[6.5rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="grid grid-rows-2 gap-y-8 max-lg:hidden">
        <Lane side="employer" label={t`Employer`} />
        <Lane side="candidate" label={t`Candidate`} />
      </div>
      <ol className="grid gap-x-6 gap-y-3 lg:auto-cols-fr lg:grid-rows-[1fr_1fr] lg:gap-y-8">
        {turns.map(({ side, title, text }, index) => (
          <li
            key={title.id}
            style={{ gridColumn: index + 1 }}
            className={classNames(
              'group relative rounded border border-line bg-surface p-4 max-lg:col-[1]! max-lg:w-11/12',
              side === 'employer' ? 'lg:row-start-1' : 'lg:row-start-2 max-lg:justify-self-end',
            )}
          >
            <Arrow isDown={side === 'employer'} />
            <p className="flex items-center gap-2 text-13 text-muted">
              <span className="font-semibold tabular">{index + 1}</span>
              <span className="flex items-center gap-1.5 lg:sr-only">
                <Dot side={side} />
                {side === 'employer' ? t`Employer` : t`Candidate`}
              </span>
            </p>
            <h3 className="mt-1 text-16">{i18n._(title)}</h3>
            <p className="mt-1 text-14 text-muted">{i18n._(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Lane({ side, label }: { side: UserType; label: string }) {
  return (
    <p className="flex items-center gap-2 self-center font-medium text-14">
      <Dot side={side} />
      {label}
    </p>
  );
}

function Dot({ side }: { side: UserType }) {
  return (
    <span
      className={classNames(
        'size-2.5 rounded-full',
        side === 'employer' ? 'bg-employer' : 'bg-candidate',
      )}
    />
  );
}

/** From the middle of a turn's end to the next turn, which is one column on and in the other lane. */
function Arrow({ isDown }: { isDown: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute inset-s-full w-[calc(50%+1.5rem)] h-[calc(50%+2rem)] border-line-strong border-e-2 group-last:hidden max-lg:hidden',
        isDown ? 'top-1/2 rounded-se border-t-2' : 'bottom-1/2 rounded-ee border-b-2',
      )}
    >
      <span
        className={classNames(
          'absolute -inset-e-[0.3125rem] size-2 rotate-45 border-line-strong',
          isDown ? 'bottom-0.5 border-e-2 border-b-2' : 'top-0.5 border-s-2 border-t-2',
        )}
      />
    </span>
  );
}
