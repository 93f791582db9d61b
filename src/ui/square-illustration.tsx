import square from './square.svg?no-inline';

/**
 * The square that the product is named after, where people meet: a decorative illustration. It is a file of
 * its own, drawn in the colours of the theme (`--square-…` in styles.css), and no page waits for it.
 * `isCropped` shows as much of its lower part, with the people, as there is room for: of `crop`, a view box,
 * where only a part of the square is looked at.
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
