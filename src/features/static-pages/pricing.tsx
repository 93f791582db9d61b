import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';
import { scenes } from '#src/ui/scenes.ts';
import { type Offer, offers } from './offers.ts';
import { BandPage } from './static-page.tsx';

type Answer = { question: MessageDescriptor; answer: MessageDescriptor };

/** What is never sold, and why. */
const neverSold: (Answer & { icon: IconName })[] = [
  {
    icon: 'search',
    question: msg`A place in search`,
    answer: msg`No one can pay for a higher place. Search results depend on what a job says and how new it is.`,
  },
  {
    icon: 'money',
    question: msg`A share of the salary`,
    answer: msg`What an employer pays goes to the person who’s hired. We take no share from either side.`,
  },
  {
    icon: moreIcons.eyeOff,
    question: msg`Your attention`,
    answer: msg`This site has no advertising, and no trackers from other companies.`,
  },
];

const answers: Answer[] = [
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
  const neverSoldId = useId();
  const lead = t`Free for candidates and for employers.`;
  return (
    <BandPage title={t`Pricing`} description={lead} lead={lead} scene={scenes.meeting}>
      <div className="grid gap-14 md:gap-16">
        <div className="grid gap-5 md:grid-cols-2">
          {offers.map((offer) => (
            <OfferCard key={offer.title.id} offer={offer} />
          ))}
        </div>
        <section aria-labelledby={neverSoldId} className="grid gap-5">
          <h2 id={neverSoldId} className="text-22">
            <Trans>Never for sale</Trans>
          </h2>
          <Card className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
            {neverSold.map(({ icon, question, answer }) => (
              <div key={question.id} className="p-5 sm:p-6">
                <Icon name={icon} width="24" height="24" className="text-success" />
                <h3 className="mt-3 text-16">{i18n._(question)}</h3>
                <p className="mt-1 text-muted">{i18n._(answer)}</p>
              </div>
            ))}
          </Card>
        </section>
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
    </BandPage>
  );
}

/** What one role gets for free, under the same ring as around its users' pictures. */
function OfferCard({ offer: { side, title, groups, action } }: { offer: Offer }) {
  const { i18n } = useLingui();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col rounded border border-line bg-surface p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          className={classNames(
            'grid size-14 shrink-0 place-items-center rounded-full border-2 bg-wash text-brand',
            side === 'employer' ? 'border-employer' : 'border-candidate',
          )}
        >
          <Icon name={side === 'employer' ? 'building' : 'people'} width="24" height="24" />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 id={titleId} className="text-18">
            {i18n._(title)}
          </h2>
          <p className="font-bold text-36 text-brand leading-tight tracking-tight">
            <Trans>Free</Trans>
          </p>
        </div>
      </div>
      <div className="mt-5 mb-7 divide-y divide-line border-line border-t">
        {groups.map((group) => (
          <div key={group.title.id} className="flex gap-4 py-4">
            <Icon name={group.icon} className="mt-0.5 shrink-0 text-success" />
            <div className="min-w-0">
              <h3 className="text-16">{i18n._(group.title)}</h3>
              <ul className="mt-1 grid gap-1 text-muted">
                {group.points.map((point) => (
                  <li key={point.id}>{i18n._(point)}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
      <Link
        to={action.to}
        className={classNames(
          buttonClass(action.isPrimary ? 'primary' : 'secondary'),
          'mt-auto sm:self-start',
        )}
      >
        {i18n._(action.label)}
      </Link>
    </section>
  );
}
