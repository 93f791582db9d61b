import type { ApplicationStatus } from '../../contract/enumerations.ts';
import { type OwnJobRow, sameApplicationLabel } from '../../contract/own-lists.ts';

/** The stages of an application as employers see them: `hired` stands for accepted too (rule STATUS-1). */
export const STAGES = ['pending', 'reviewed', 'interview', 'hired', 'rejected'] as const;
type Stage = (typeof STAGES)[number];

/** How many applications are in each stage, without those that are empty. */
export const countStages = (
  counts: NonNullable<OwnJobRow['status_counts']>,
): { stage: Stage; count: number }[] =>
  STAGES.map((stage) => ({
    stage,
    count: sameApplicationLabel(stage).reduce(
      (sum: number, status: ApplicationStatus) => sum + counts[status],
      0,
    ),
  })).filter(({ count }) => count > 0);
