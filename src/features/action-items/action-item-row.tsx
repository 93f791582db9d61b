import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';

type ActionItemRowProps = {
  icon: IconName;
  title: ReactNode;
  /** The subject. */
  detail: ReactNode;
  /** State or age, at the end of the row or, on phones, below the rest. */
  aside?: ReactNode;
} & Pick<LinkProps, 'to' | 'params' | 'search'>;

/** An action item; the whole row is a link. Cut to two lines in a list with `data-short`. */
export function ActionItemRow({ icon, title, detail, aside, ...link }: ActionItemRowProps) {
  return (
    <li className="@container">
      <Link
        {...link}
        className="group grid max-xs:flex grid-cols-[auto_minmax(0,1fr)] xs:items-center max-xs:flex-col gap-x-4 gap-y-1 px-4 py-3 outline-offset-[-2px] hover:bg-wash sm:px-6 @lg:grid-cols-[auto_minmax(0,1fr)_auto]"
      >
        <span className="grid size-9 place-items-center rounded-full bg-wash text-brand max-sm:self-start">
          <Icon name={icon} className="size-5" />
        </span>
        <span className="min-w-0 max-xs:max-w-full">
          <span className="block in-data-short:truncate font-medium text-brand group-hover:underline">
            <bdi>{title}</bdi>
          </span>
          <span className="block in-data-short:[&_*]:truncate in-data-short:[&_.dotted]:flex-nowrap text-14 text-muted tabular">
            {detail}
          </span>
        </span>
        {aside && (
          <span className="in-data-short:hidden text-14 text-muted tabular @max-lg:col-start-2">
            {aside}
          </span>
        )}
      </Link>
    </li>
  );
}
