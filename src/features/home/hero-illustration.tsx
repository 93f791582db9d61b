/** A decorative illustration: a stack of listings, one of them answered. */
export function HeroIllustration() {
  return (
    <svg
      viewBox="0 0 420 320"
      width="420"
      height="320"
      aria-hidden="true"
      className="hidden max-w-full self-center lg:block"
    >
      <Listing x={96} y={8} quiet />
      <Listing x={48} y={92} quiet />
      <Listing x={0} y={176} />
      <g transform="translate(268 228)">
        <circle r="34" className="fill-accent" />
        <path
          d="m-14 1 10 10 19-22"
          fill="none"
          className="stroke-accent-text"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

function Listing({ x, y, quiet = false }: { x: number; y: number; quiet?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity={quiet ? 0.75 : 1}>
      <rect
        x="1"
        y="1"
        width="318"
        height="122"
        rx="12"
        className={quiet ? 'fill-surface stroke-line' : 'fill-raised stroke-line-strong'}
        strokeWidth="1.5"
      />
      <rect x="20" y="22" width="44" height="44" rx="8" className="fill-info-wash" />
      <path
        d="M33 50V38l9 7 9-7v12"
        fill="none"
        className="stroke-info"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="82" y="24" width="132" height="11" rx="5.5" className="fill-brand" />
      <rect
        x="82"
        y="47"
        width="92"
        height="9"
        rx="4.5"
        className="fill-line-strong"
        opacity="0.6"
      />
      <rect x="82" y="86" width="62" height="18" rx="9" className="fill-success-wash" />
      <rect x="152" y="86" width="50" height="18" rx="9" className="fill-secondary-wash" />
    </g>
  );
}
