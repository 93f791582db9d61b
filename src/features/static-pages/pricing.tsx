import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Card } from '../../ui/panel.tsx';
import { OfferCard } from './offer-card.tsx';
import { offers } from './offers.ts';
import { TextLink } from './prose.tsx';
import { BandPage } from './static-page.tsx';

type Answer = { question: MessageDescriptor; answer: MessageDescriptor };

/** What nobody can buy here, and why. */
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

/** The pricing page: what both sides get for nothing, what is never sold, and what people ask about that. */
export function Pricing() {
  const { t, i18n } = useLingui();
  const neverSoldId = useId();
  const lead = t`Free for candidates and for employers.`;
  return (
    <BandPage title={t`Pricing`} description={lead} lead={lead} crop="138 196 318 178">
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
