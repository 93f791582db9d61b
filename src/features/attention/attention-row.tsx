import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';

/** One thing to do, all of it the link to where it is done; `more` is a second line about it. */
export function AttentionRow({
  icon,
  title,
  about,
  company,
  more,
  link,
}: {
  icon: IconName;
  title: ReactNode;
  /** The title of the job that it is about, and its company. */
  about: string | undefined;
  company: string | undefined;
  more?: ReactNode;
  link: LinkProps;
}) {
  const { t } = useLingui();
  return (
    <li>
      <Link
        {...link}
        className="flex items-center gap-3 px-4 py-3 transition-colors duration-150 hover:bg-wash sm:px-6"
      >
        <span className="grid size-10 shrink-0 place-items-center self-start rounded-full bg-accent text-accent-text">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-brand">{title}</span>
          <span className="block text-14 text-muted">
            {about || t`Job title not available`} · {company || t`Company name not available`}
          </span>
          {more && <span className="block text-14 tabular-nums">{more}</span>}
        </span>
        <Icon name="chevronRight" className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
