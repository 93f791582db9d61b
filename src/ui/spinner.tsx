import { useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';

/** A decorative spinner in the current colour, beside a text that says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      aria-hidden="true"
      className={classNames('animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A spinner in place of a whole screen, announced to screen readers. */
export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="noscript:hidden late grid min-h-96 place-items-center"
    >
      <span className="sr-only">{t`Loading`}</span>
      <Spinner className="size-8 text-brand" />
    </div>
  );
}
