import arriving from './scenes/arriving.svg?no-inline';
import celebration from './scenes/celebration.svg?no-inline';
import emptyBench from './scenes/empty-bench.svg?no-inline';
import lostStreet from './scenes/lost-street.svg?no-inline';
import meeting from './scenes/meeting.svg?no-inline';

/** The drawings, each with the view box that it is composed for. */
export const scenes = {
  arriving: [arriving, '0 0 1040 330'],
  celebration: [celebration, '0 0 480 256'],
  'empty-bench': [emptyBench, '0 0 320 180'],
  'lost-street': [lostStreet, '0 0 480 256'],
  meeting: [meeting, '0 0 480 256'],
} as const;

export type SceneName = keyof typeof scenes;

/**
 * A scene at the town square that the product is named after, a decorative drawing. Its separate file, in the theme's
 * colours (`--square-…` in styles.css), delays no page. A frame narrower than the drawing shows its middle in full
 * height: of `arriving`, 64:33 and wider cut no person.
 */
export function Scene({ scene, className }: { scene: SceneName; className?: string }) {
  const [file, viewBox] = scenes[scene];
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
