import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Card } from '#src/ui/panel.tsx';

type Feature = { title: MessageDescriptor; icon: IconName; points: MessageDescriptor[] };

/** Three cards of four points each (rule HOME-2). */
const features: Feature[] = [
  {
    title: msg`For job seekers`,
    icon: 'search',
    points: [
      msg`Search by keyword, place, type and level`,
      msg`Apply with a resume and a cover letter`,
      msg`See the status of every application`,
      msg`Withdraw an application at any time`,
    ],
  },
  {
    title: msg`For employers`,
    icon: 'building',
    points: [
      msg`Post a job in a few minutes`,
      msg`Read letters and resumes side by side`,
      msg`Reply by changing the status`,
      msg`Show candidates who you are`,
    ],
  },
  {
    title: msg`Platform benefits`,
    icon: 'check',
    points: [
      msg`Free for candidates, no catch`,
      msg`Your resume opens only for employers you applied to`,
      msg`English and Turkish, light and dark`,
      msg`Made for keyboards, screen readers and small screens`,
    ],
  },
];

export function FeatureCards() {
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <h2 id={headingId} className="text-28">
        <Trans>One place for both sides</Trans>
      </h2>
      <div className="grid gap-5 md:grid-cols-3">
        {features.map(({ title, icon, points }) => (
          <Card key={title.id} className="p-6">
            <span className="mb-4 grid size-11 place-items-center rounded bg-wash text-brand">
              <Icon name={icon} />
            </span>
            <h3 className="text-18">{i18n._(title)}</h3>
            <ul className="mt-3 grid gap-2.5 text-muted">
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
          </Card>
        ))}
      </div>
    </section>
  );
}
