import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Card } from '#src/ui/panel.tsx';

const things: { icon: IconName; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    icon: 'search',
    title: msg`A place in search`,
    text: msg`No one can pay for a higher place. Search results depend on what a job says and how new it is.`,
  },
  {
    icon: 'money',
    title: msg`A share of the salary`,
    text: msg`What an employer pays goes to the person who’s hired. We take no share from either side.`,
  },
  {
    icon: moreIcons.eyeOff,
    title: msg`Your attention`,
    text: msg`This site has no advertising, and no trackers from other companies.`,
  },
];

/** What is never sold here, and why. */
export function NeverSold() {
  const { i18n } = useLingui();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="text-22">
        <Trans>Never for sale</Trans>
      </h2>
      <Card className="grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {things.map(({ icon, title, text }) => (
          <div key={title.id} className="p-5 sm:p-6">
            <h3 className="flex items-center gap-2.5 text-16">
              <Icon name={icon} className="shrink-0 text-success" />
              {i18n._(title)}
            </h3>
            <p className="mt-2 text-muted">{i18n._(text)}</p>
          </div>
        ))}
      </Card>
    </section>
  );
}
