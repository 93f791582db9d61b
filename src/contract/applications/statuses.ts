/* Application statuses (rule CONST-2), the filters of application lists, and their counts. */

export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'interview',
  'accepted',
  'rejected',
  'hired',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Filters of application lists. A withdrawn application keeps its last status. */
export const APPLICATION_FILTERS = [...APPLICATION_STATUSES, 'withdrawn'] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

/** Statuses that one filter matches: hired and accepted share a label. */
export const statusesWithSameLabel = (status: ApplicationStatus): ApplicationStatus[] =>
  status === 'hired' || status === 'accepted' ? ['hired', 'accepted'] : [status];

/** How many applications match the filter; without a filter, all except withdrawn ones. */
export const countFiltered = (
  counts: Readonly<Record<ApplicationFilter, number>>,
  filter: ApplicationFilter | undefined,
): number => {
  if (filter === 'withdrawn') return counts.withdrawn;
  const wanted: readonly ApplicationStatus[] = filter
    ? statusesWithSameLabel(filter)
    : APPLICATION_STATUSES;
  return wanted.reduce((sum, status) => sum + counts[status], 0);
};

/** The statuses in which the employer hasn't decided yet. */
export const OPEN_STATUSES = [
  'pending',
  'reviewed',
  'interview',
] as const satisfies readonly ApplicationStatus[];

export const isDecided = (status: ApplicationStatus): boolean =>
  !OPEN_STATUSES.some((open) => open === status);

/** Whether a candidate may withdraw an application: it is neither decided nor withdrawn (rule STATUS-7). */
export const canWithdraw = ({
  status,
  withdrawn_at,
}: {
  status: ApplicationStatus;
  withdrawn_at: Date | string | null | undefined;
}): boolean => !withdrawn_at && !isDecided(status);

/** The statuses that an employer may set (rule STATUS-2). */
export const SETTABLE_STATUSES = [
  'pending',
  'reviewed',
  'rejected',
  'hired',
] as const satisfies readonly ApplicationStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];
