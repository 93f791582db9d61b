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
  price: MessageDescriptor;
  points: MessageDescriptor[];
  action?: { to: LinkProps['to']; label: MessageDescriptor };
};

const offers: Offer[] = [
  {
    title: msg`For job seekers`,
    price: msg`Free`,
    points: [
      msg`Search and read every listing`,
      msg`As many applications as you like`,
      msg`See the status of each of them`,
      msg`No paid places at the top of a list`,
    ],
    action: { to: '/jobs', label: msg`Browse Jobs` },
  },
  {
    title: msg`For employers`,
    price: msg`Free`,
    points: [
      msg`As many listings as you need`,
      msg`Every application in full, with its resume`,
      msg`Edit, close and reopen at any time`,
      msg`Every listing is treated alike in the search`,
    ],
    action: { to: '/jobs/create', label: msg`Post a Job` },
  },
  {
    title: msg`For operators`,
    price: msg`Open source`,
    points: [
      msg`The software costs nothing`,
      msg`The MIT licence: use it, change it, pass it on`,
      msg`Runs on one machine with nothing else to install`,
      msg`Your data stays on your own server`,
    ],
  },
];

/** The pricing page: the product is free, and who pays for running it. */
export function Pricing() {
  const { t, i18n } = useLingui();
  return (
    <Page
      title={t`Pricing`}
      description={t`Posting jobs and applying to them costs nothing.`}
      lead={t`Posting jobs and applying to them costs nothing.`}
    >
      <div className="grid gap-12">
        <div className="grid gap-5 md:grid-cols-3">
          {offers.map(({ title, price, points, action }) => (
            <Card key={title.id} className="flex flex-col p-6">
              <h2 className="text-18">{i18n._(title)}</h2>
              <p className="mt-1 font-semibold text-28 text-brand">{i18n._(price)}</p>
              <ul className="mt-4 mb-6 grid gap-2.5 text-muted">
                {points.map((point) => (
                  <li key={point.id} className="flex items-start gap-2.5">
                    <Icon
                      name="check"
                      width="18"
                      height="18"
                      className="mt-0.5 shrink-0 text-success"
                    />
                    {i18n._(point)}
                  </li>
                ))}
              </ul>
              {action && (
                <Link to={action.to} className={`${buttonClass('secondary')} mt-auto self-start`}>
                  {i18n._(action.label)}
                </Link>
              )}
            </Card>
          ))}
        </div>
        <section className="grid max-w-prose gap-4">
          <h2 className="text-22">
            <Trans>What the operator may do</Trans>
          </h2>
          <p>
            <Trans>
              Whoever runs this site, its operator, pays for the server. The software takes no
              payments and never asks for a card number.
            </Trans>
          </p>
          <p>
            <Trans>
              The operator may offer services of their own, such as help with writing a listing.
              Those are agreed with the operator directly, and change nothing on this page: posting
              and applying stay free.
            </Trans>
          </p>
        </section>
      </div>
    </Page>
  );
}
