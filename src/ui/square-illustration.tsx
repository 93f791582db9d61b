import square from './square.svg?no-inline';

/**
 * The square that the product is named after, where people meet: a decorative illustration. It is a file of
 * its own, drawn in the colours of the theme (`--square-…` in styles.css), and no page waits for it.
 * `isCropped` shows as much of its lower part, with the people, as there is room for.
 */
export function SquareIllustration({
  className,
  isCropped = false,
}: {
  className?: string;
  isCropped?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 600 420"
      preserveAspectRatio={isCropped ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
      className={className}
    >
      <use href={`${square}#square`} />
    </svg>
  );
}
