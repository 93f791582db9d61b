import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { useKeys } from '#src/ui/use-keys.ts';

/** The storage key that turns the shortcuts off. */
const KEY = 'singleKeys';
const OFF = 'off';

/** Phones have no keyboard, and no room for a line about shortcuts; a narrow or zoomed window may have both. */
const HAS_NO_KEYS = '(pointer: coarse) and (width < 48rem)';

/**
 * Whether single-key shortcuts are on. People who use speech input or press keys by accident can turn them off
 * (WCAG 2.1.4); browser storage remembers it.
 */
export const useSingleKeys = () => {
  const [isOn, setIsOn] = useState(() => readStored(KEY) !== OFF);
  const toggle = () => {
    writeStored(KEY, isOn ? OFF : null);
    setIsOn(!isOn);
  };
  const hasKeys = !matchMedia(HAS_NO_KEYS).matches;
  return { hasKeys, isOn: isOn && hasKeys, toggle };
};

type StepsProps = {
  /** The 1-based position of the open application; undefined when not in the list. */
  position: number | undefined;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  isTurning: boolean;
};

const nothing = () => {};

/** The buttons to the previous and next application: in words, or as arrows with `isCompact`. */
export function StepButtons({
  position,
  total,
  onPrevious = nothing,
  onNext = nothing,
  isTurning,
  hasKeys,
  isCompact = false,
}: StepsProps & { hasKeys: boolean; isCompact?: boolean }) {
  const { t, i18n } = useLingui();
  const place = formatNumber(position ?? 0, i18n.locale);
  const count = formatNumber(total, i18n.locale);
  // Not `disabled`, which would lose the focus during repeated presses.
  const previous = {
    'aria-keyshortcuts': hasKeys ? 'K ArrowLeft' : undefined,
    'aria-disabled': onPrevious === nothing,
    className: 'aria-disabled:opacity-55',
    onClick: onPrevious,
  };
  const next = {
    'aria-keyshortcuts': hasKeys ? 'J ArrowRight' : undefined,
    'aria-disabled': onNext === nothing,
    'aria-busy': isTurning || undefined,
    className: 'aria-disabled:opacity-55',
    onClick: onNext,
  };
  const where = (
    <p className="text-14 text-muted tabular">
      {position !== undefined && (
        <Trans>
          {place} of {count}
        </Trans>
      )}
    </p>
  );
  if (isCompact)
    return (
      <div className="flex max-xs:flex-wrap items-center">
        {where}
        <IconButton label={t`Previous`} {...previous}>
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton label={t`Next`} {...next}>
          <Icon name="chevronRight" />
        </IconButton>
      </div>
    );
  return (
    <div className="flex items-center gap-3">
      <Button variant="secondary" size="small" {...previous}>
        <Icon name="chevronLeft" width="18" height="18" />
        <Trans>Previous</Trans>
      </Button>
      {where}
      <Button variant="secondary" size="small" {...next}>
        <Trans>Next</Trans>
        <Icon name="chevronRight" width="18" height="18" />
      </Button>
    </div>
  );
}

/** Does the same by keys, where there are any, and says so (rule REVIEW-16). */
export function StepKeys({
  onPrevious = nothing,
  onNext = nothing,
  hasKeys,
  isOn,
  toggle,
}: Pick<StepsProps, 'onPrevious' | 'onNext'> & ReturnType<typeof useSingleKeys>) {
  const { t } = useLingui();
  const root = useRef<HTMLParagraphElement>(null);
  useKeys(isOn ? { j: onNext, ArrowRight: onNext, k: onPrevious, ArrowLeft: onPrevious } : {}, () =>
    root.current?.closest('[role="dialog"]'),
  );
  if (!hasKeys) return null;
  return (
    <p ref={root} className="self-center text-13 text-muted print:hidden">
      {isOn ? (
        <Trans>
          Keys: <Key>J</Key> or <ArrowKey side="right" /> next, <Key>K</Key> or{' '}
          <ArrowKey side="left" /> previous
        </Trans>
      ) : (
        <Trans>Keyboard shortcuts are off</Trans>
      )}{' '}
      <button
        type="button"
        aria-label={isOn ? t`Turn off keyboard shortcuts` : t`Turn on keyboard shortcuts`}
        className="link min-h-6 px-1"
        onClick={toggle}
      >
        {isOn ? t`Turn off` : t`Turn on`}
      </button>
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line-strong px-1.5 py-px font-sans">{children}</kbd>
  );
}

/** An icon, since few typefaces have arrows and fallback fonts differ between machines. */
function ArrowKey({ side }: { side: 'left' | 'right' }) {
  const { t } = useLingui();
  const isLeft = side === 'left';
  return (
    <Key>
      <span className="sr-only">{isLeft ? t`Left arrow` : t`Right arrow`}</span>
      <Icon
        name={isLeft ? moreIcons.keyLeft : moreIcons.keyRight}
        width="14"
        height="14"
        className="inline"
      />
    </Key>
  );
}
