import type { QueryClass } from '#bench/relevance/judge.ts';
import { DETAIL_CLASSES } from './details.ts';
import { ENGLISH_CLASSES } from './english.ts';
import { PLACE_CLASSES } from './places.ts';
import { TURKISH_CLASSES } from './turkish.ts';

/** Every query of the judged set, in classes. */
export const QUERY_CLASSES: readonly QueryClass[] = [
  ...ENGLISH_CLASSES,
  ...TURKISH_CLASSES,
  ...PLACE_CLASSES,
  ...DETAIL_CLASSES,
];
