/** The small drawings of `spots.svg`, which has a symbol for each (`spots.test.ts`). */
export const SPOTS = [
  ...(['bench', 'search', 'letterbox', 'calendar'] as const),
  ...(['folder', 'barrier', 'bunting'] as const),
];
export type Spot = (typeof SPOTS)[number];
