import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { Card } from '../../ui/panel.tsx';

type Offer = {
  title: MessageDescriptor;
  points: MessageDescriptor[];
  action: { to: LinkProps['to']; label: MessageDescriptor };
};

const offers: Offer[] = [
  {
    title: msg`For job seekers`,
    points: [
      msg`Search and read every job`,
      msg`Apply with your resume and a letter`,
      msg`See the status of each application`,
      msg`Get every reply here and by email`,
    ],
    action: { to: '/jobs', label: msg`Browse Jobs` },
  },
  {
    title: msg`For employers`,
    points: [
      msg`Post as many jobs as you need`,
      msg`Read every application in full, with its resume`,
      msg`Edit, close and reopen at any time`,
      msg`Message candidates and invite them to interviews`,
    ],
    action: { to: '/jobs/create', label: msg`Post a Job` },
  },
];

const answers: { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`Is there a paid plan?`,
    answer: msg`No. There are no plans, no trial periods, and we never ask for a card number.`,
  },
  {
    question: msg`Can an employer pay for a higher place?`,
    answer: msg`No one can pay for a higher place. Search results depend on what a job says and how new it is.`,
  },
  {
    question: msg`Do you take a share of the salary?`,
    answer: msg`No, neither from candidates nor from employers.`,
  },
  {
    question: msg`Will it stay free?`,
    answer: msg`Yes, posting jobs and applying will stay free. If we ever offer paid extras, such as help with writing a job ad, that won’t change.`,
  },
];

/** The pricing page: the product is free for both sides, and what people ask about that. */
export function Pricing() {
  const { t, i18n } = useLingui();
  const lead = t`Free for candidates and for employers.`;
  return (
    <Page title={t`Pricing`} description={lead} lead={lead}>
      <div className="grid gap-12">
        <div className="grid gap-5 md:grid-cols-2">
          {offers.map(({ title, points, action }) => (
            <Card key={title.id} className="flex flex-col p-6 sm:p-8">
              <h2 className="text-18">{i18n._(title)}</h2>
              <p className="mt-2 font-bold text-48 text-brand tracking-tight">
                <Trans>Free</Trans>
              </p>
              <ul className="mt-5 mb-7 grid gap-2.5">
                {points.map((point) => (
                  <li key={point.id} className="flex items-start gap-2.5">
                    <Icon name="check" className="mt-0.5 shrink-0 text-success" />
                    {i18n._(point)}
                  </li>
                ))}
              </ul>
              <Link to={action.to} className={`${buttonClass('secondary')} mt-auto self-start`}>
                {i18n._(action.label)}
              </Link>
            </Card>
          ))}
        </div>
        <section className="grid gap-6">
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
        </section>
      </div>
    </Page>
  );
}
