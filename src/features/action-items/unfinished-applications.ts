import { applyDraftNames } from '#src/lib/draft-names.ts';
import { draftNames } from '#src/lib/drafts.ts';

/** More than are shown, since some of the jobs may have closed. */
const DRAFTS_MAX = 10;

/** The ids of jobs for which this browser has an unsent application of the candidate (rule DASH-5). */
export const unfinishedApplications = (userId: string): string[] => {
  const { letter, rest } = applyDraftNames(userId, '');
  const ids = [letter, rest].flatMap((start) =>
    draftNames(start).map((name) => name.slice(start.length)),
  );
  return [...new Set(ids)].slice(0, DRAFTS_MAX);
};
