import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';

type ActionItemRowProps = {
  icon: IconName;
  title: ReactNode;
  /** The subject. */
  detail: ReactNode;
  /** What someone wrote, in one line. */
  quote?: string | undefined;
  /** State or age, beside the action. */
  aside?: ReactNode;
  /** What a click on the row does, shown as a button. */
  verb?: ReactNode;
  /** Buttons that do it in place. */
  actions?: ReactNode;
} & Pick<LinkProps, 'to' | 'params' | 'search'>;

/** An action item with what to do; the whole row is a link. Cut to two lines in a list with `data-short`. */
export function ActionItemRow({
  icon,
  title,
  detail,
  quote,
  aside,
  verb,
  actions,
  ...link
}: ActionItemRowProps) {
  const { t } = useLingui();
  return (
    <li className="@container relative hover:bg-wash">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-6">
        <Link
          {...link}
          className="group grid max-xs:flex min-w-0 grow basis-72 grid-cols-[auto_minmax(0,1fr)] xs:items-center max-xs:flex-col gap-x-4 gap-y-1 outline-offset-4 after:absolute after:inset-0 @lg:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span className="grid size-9 place-items-center rounded-full bg-wash text-brand max-sm:self-start">
            <Icon name={icon} className="size-5" />
          </span>
          <span className="min-w-0 max-xs:max-w-full">
            <span className="flex gap-x-2 @max-lg:flex-col">
              <bdi className="in-data-short:truncate min-w-0 font-medium text-brand group-hover:underline">
                {title}
              </bdi>
              {quote && (
                <bdi className="min-w-0 truncate in-data-short:hidden @lg:flex-1 @lg:basis-32">{t`“${quote}”`}</bdi>
              )}
            </span>
            <span className="block in-data-short:[&_*]:truncate in-data-short:[&_.dotted]:flex-nowrap text-14 text-muted tabular">
              {detail}
            </span>
          </span>
          {(aside || verb) && (
            <span className="flex in-data-short:hidden flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted tabular @max-lg:col-start-2 @max-lg:justify-between">
              {aside}
              {verb && (
                <span
                  className={classNames(
                    buttonClass('secondary', 'small'),
                    'group-hover:border-brand @lg:min-w-28',
                    // In a line of its own, a word rather than a box.
                    '@max-lg:min-h-6! @max-lg:border-0! @max-lg:bg-transparent! @max-lg:p-0! @max-lg:underline @max-lg:underline-offset-4',
                  )}
                >
                  {verb}
                </span>
              )}
            </span>
          )}
        </Link>
        {actions && (
          <div className="relative flex in-data-short:hidden flex-wrap gap-2 @max-lg:ps-13 max-xs:ps-0!">
            {actions}
          </div>
        )}
      </div>
    </li>
  );
}
