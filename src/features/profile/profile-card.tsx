import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** One part of the profile, with what edits it; `isOpen` while that is happening. */
export function ProfileCard({
  title,
  picture,
  lead,
  action,
  isOpen = false,
  children,
}: {
  title: ReactNode;
  /** Before the title, as of the profile's first part. */
  picture?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  action?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid grid-cols-1 rounded border bg-surface p-5 sm:p-6',
        isOpen ? 'gap-5 border-brand' : 'gap-4 border-line',
      )}
    >
      <div className="flex max-xs:flex-wrap items-start justify-between gap-4 sm:gap-5">
        {picture}
        <div
          dir="auto"
          className={classNames(
            'wrap-anywhere min-w-0 flex-1 max-xs:basis-full',
            Boolean(picture) && 'self-center',
          )}
        >
          <h2 id={id} className={picture ? 'text-22 sm:text-24' : 'text-18'}>
            {title}
          </h2>
          {lead}
        </div>
        {action && <div className="-my-1 -me-3 shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** Opens the part of the profile with this name. */
export function EditButton({
  name,
  id,
  onClick,
}: {
  name: string;
  id?: string;
  onClick: () => void;
}) {
  const { t } = useLingui();
  return (
    <Button id={id} variant="ghost" size="small" aria-label={t`Edit ${name}`} onClick={onClick}>
      <Icon name={moreIcons.pencil} width="16" height="16" />
      <span className="max-sm:sr-only">
        <Trans>Edit</Trans>
      </span>
    </Button>
  );
}
