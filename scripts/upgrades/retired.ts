import { compareVersions } from './releases.ts';

/**
 * What may be removed from the contract: a call, or a field's place as `npm test -- unit` names it, such as
 * `getJob.reply.mood`. Each with the first release whose app does without it.
 */
const RETIRED: Readonly<Record<string, string>> = {};

/** Whether the app of this version already does without it. */
export const isRetired = (place: string, version: string, retired = RETIRED): boolean => {
  const since = retired[place];
  return since !== undefined && compareVersions(since, version) <= 0;
};
