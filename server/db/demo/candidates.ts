import { berlinCandidates } from './candidates/berlin.ts';
import { toCandidate } from './candidates/row.ts';
import { turkiyeCandidates } from './candidates/turkiye.ts';
import { worldCandidates } from './candidates/world.ts';
import type { DemoCandidate } from './types.ts';

/** All candidates of the demo job market; the first is the demo account. */
export const candidates: readonly DemoCandidate[] = [
  ...[...berlinCandidates, ...worldCandidates].map((row) => toCandidate(row, 'en')),
  ...turkiyeCandidates.map((row) => toCandidate(row, 'tr')),
];
