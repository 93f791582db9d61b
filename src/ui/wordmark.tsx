import { PRODUCT_NAME } from '../lib/config.ts';

/**
 * The product's logo and name, in the current colour; `ground` is the background it is shown on.
 */
export function Wordmark({ ground }: { ground: 'surface' | 'navy' }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-18 tracking-tight">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path
          d="M8 23.5V12l8 6.5 8-6.5v11.5"
          fill="none"
          className={ground === 'surface' ? 'stroke-surface' : 'stroke-navy'}
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="8.5" r="2.8" className="fill-action" />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
