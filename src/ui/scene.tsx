/** A drawing's file, and the view box that it is composed for. */
export type Drawing = readonly [file: string, viewBox: string];

/**
 * A scene at the town square that the product is named after, a decorative drawing. Its separate file, in the theme's
 * colours (`--square-…` in styles.css), delays no page. A frame narrower than the drawing shows its middle in full
 * height: of `arriving`, 64:33 and wider cut no person.
 */
export function Scene({
  scene: [file, viewBox],
  className,
}: {
  scene: Drawing;
  className?: string;
}) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <use href={`${file}#scene`} />
    </svg>
  );
}
