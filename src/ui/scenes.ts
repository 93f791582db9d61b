import type { Drawing } from './scene.tsx';
import celebration from './scenes/celebration.svg?no-inline';
import emptyBench from './scenes/empty-bench.svg?no-inline';
import lostStreet from './scenes/lost-street.svg?no-inline';
import meeting from './scenes/meeting.svg?no-inline';

/** The scenes of later screens; the home page imports its own. */
export const scenes = {
  celebration: [celebration, '0 0 480 256'],
  emptyBench: [emptyBench, '0 0 320 180'],
  lostStreet: [lostStreet, '0 0 480 256'],
  meeting: [meeting, '0 0 480 256'],
} as const satisfies Record<string, Drawing>;
