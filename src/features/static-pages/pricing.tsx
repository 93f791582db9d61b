import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Page } from '#src/ui/page.tsx';
import { NeverSold } from './never-sold.tsx';
import { type Offer, offers } from './offers.ts';

const answers: { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`Is there a paid plan?`,
    answer: msg`No. There are no plans, no trial periods, and we never ask for a card number.`,
  },
  {
    question: msg`Will it stay free?`,
    answer: msg`Yes, posting jobs and applying will stay free. If we ever offer paid extras, such as help with writing a job ad, that won’t change.`,
  },
];

/** The pricing page: what both roles get for free, what is never sold, and common questions. */
export function Pricing() {
  const { t, i18n } = useLingui();
  const lead = t`Free for candidates and for employers.`;
  return (
    <Page isReading title={t`Pricing`} description={lead} lead={lead}>
      <div className="grid gap-12 md:gap-16">
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          {offers.map((offer) => (
            <OfferCard key={offer.side} offer={offer} />
          ))}
        </div>
        <Included />
        <NeverSold />
        <section className="grid gap-5">
          <h2 className="text-22">
            <Trans>Questions about prices</Trans>
          </h2>
          <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
            {answers.map(({ question, answer }) => (
              <div key={question.id}>
                <dt className="font-semibold text-brand">{i18n._(question)}</dt>
                <dd className="mt-1 max-w-prose text-muted">{i18n._(answer)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted">
            <Trans>
              More answers are in the <TextLink to="/faq">questions and answers</TextLink>. You can
              also <TextLink to="/contact">write to us</TextLink>.
            </Trans>
          </p>
        </section>
      </div>
    </Page>
  );
}

/** The price, why, and what to do next, with an example of it where there is room. */
function OfferCard({ offer: { side, title, promise, action } }: { offer: Offer }) {
  const { i18n } = useLingui();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col rounded border border-line bg-surface p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            'grid size-10 shrink-0 place-items-center rounded-full border-2 bg-wash text-brand',
            side === 'employer' ? 'border-employer' : 'border-candidate',
          )}
        >
          <Icon name={side === 'employer' ? 'building' : 'people'} />
        </span>
        <h2 id={titleId} className="min-w-0 flex-1 basis-32 text-18">
          {i18n._(title)}
        </h2>
        <p className="font-bold text-28 text-brand leading-none tracking-tight sm:text-36">
          <Trans>Free</Trans>
        </p>
      </div>
      <p className="mt-3 mb-4 text-muted sm:mt-5 sm:mb-6 sm:text-18">{i18n._(promise)}</p>
      <Link to={action.to} className={buttonClass()}>
        {i18n._(action.label)}
      </Link>
      <div aria-hidden="true" className="mt-6 rounded bg-wash p-4 max-md:hidden">
        {side === 'employer' ? <PostedJob /> : <SentApplication />}
      </div>
    </section>
  );
}

/** An application as a candidate sees it, for example. */
function SentApplication() {
  return (
    <ExampleRow
      caption={<Trans>Your application, for example</Trans>}
      mark={moreIcons.document}
      facts={<Trans>Corner Bakery, Izmir</Trans>}
    >
      <Badge tone="success">
        <Icon name="calendar" className="-ms-0.5 size-3.5" strokeWidth="2.25" />
        <Trans>Interview</Trans>
      </Badge>
    </ExampleRow>
  );
}

/** A job as its employer sees it, for example. */
function PostedJob() {
  return (
    <ExampleRow
      caption={<Trans>Your job, for example</Trans>}
      mark="briefcase"
      facts={<Trans>3 applications</Trans>}
    >
      <span className="flex flex-wrap gap-1.5">
        <Badge tone="info">
          <Icon name="clock" className="-ms-0.5 size-3.5" strokeWidth="2.25" />
          <Trans>2 pending</Trans>
        </Badge>
        <Badge tone="success">
          <Icon name="calendar" className="-ms-0.5 size-3.5" strokeWidth="2.25" />
          <Trans>1 interview</Trans>
        </Badge>
      </span>
    </ExampleRow>
  );
}

function ExampleRow({
  caption,
  mark,
  facts,
  children,
}: {
  caption: ReactNode;
  mark: IconName;
  facts: ReactNode;
  /** Badges at the end of the row. */
  children: ReactNode;
}) {
  return (
    <>
      <p className="mb-2 text-13 text-muted">{caption}</p>
      <div className="flex flex-wrap items-center gap-3 rounded border border-line bg-surface p-4">
        <span className="grid size-10 shrink-0 place-items-center rounded bg-info-wash text-info">
          <Icon name={mark} />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-semibold text-brand">
            <Trans>Baker</Trans>
          </p>
          <p className="text-14 text-muted">{facts}</p>
        </div>
        {children}
      </div>
    </>
  );
}

/** What the price includes, side by side in the order of use. */
function Included() {
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="text-22">
        <Trans>What’s included</Trans>
      </h2>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
        {offers.map(({ side, title, groups }) => (
          <div key={side}>
            <h3
              className={classNames(
                'border-t-2 pt-3 text-16',
                side === 'employer' ? 'border-employer' : 'border-candidate',
              )}
            >
              {i18n._(title)}
            </h3>
            <dl className="mt-3 divide-y divide-line">
              {groups.map((group) => (
                <div
                  key={group.title.id}
                  className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[10rem_1fr]"
                >
                  <dt className="font-medium">{i18n._(group.title)}</dt>
                  <dd>
                    <ul className="grid gap-1 text-muted">
                      {group.points.map((point) => (
                        <li key={point.id}>{i18n._(point)}</li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
