import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import type { Offer } from './offers.ts';

/** What one side gets for nothing, under the mark of its role: the ring that is round people's pictures too. */
export function OfferCard({ offer: { side, title, groups, action } }: { offer: Offer }) {
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
