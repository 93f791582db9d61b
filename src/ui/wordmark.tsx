import { PRODUCT_NAME } from '#src/lib/config.ts';
import { LOGO } from './logo.ts';

/** The product's logo and name, in the current colour, on the background `ground`. */
export function Wordmark({ ground }: { ground: 'surface' | 'navy' }) {
  return (
    <span
      className="inline-flex items-center gap-2.5 whitespace-nowrap font-semibold text-18 tracking-tight"
      // Shrinks on small phones with large text, rather than being cut off.
      style={{ fontSize: 'min(1.125rem, 9vw)' }}
    >
      <svg
        viewBox={LOGO.viewBox}
        width="1.75rem"
        height="1.75rem"
        aria-hidden="true"
        className="shrink-0"
      >
        <rect {...LOGO.ground} fill="currentColor" />
        <path
          d={LOGO.line.d}
          fill="none"
          className={ground === 'surface' ? 'stroke-surface' : 'stroke-navy'}
          strokeWidth={LOGO.line.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle {...LOGO.dot} className="fill-employer" />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
