import square from './square.svg?no-inline';

/**
 * The town square that the product is named after, a decorative illustration. Its separate file, in the theme's
 * colours (`--square-…` in styles.css), delays no page. `crop` is the view box; `isCropped` fills the available space
 * with its lower part, where the people are.
 */
export function SquareIllustration({
  className,
  isCropped = false,
  crop = '0 0 600 420',
}: {
  className?: string;
  isCropped?: boolean;
  crop?: string;
}) {
  return (
    <svg
      viewBox={crop}
      preserveAspectRatio={isCropped ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
      className={className}
    >
      <use href={`${square}#square`} />
    </svg>
  );
}
