import type { ApplicationFilter } from '../contract/enumerations.ts';

/** The solid colour of each status of an application, in charts: the chips' own (rule STATUS-1). */
export const statusFills: Record<ApplicationFilter, string> = {
  pending: 'bg-info',
  reviewed: 'bg-warning',
  interview: 'bg-success',
  accepted: 'bg-secondary',
  hired: 'bg-secondary',
  rejected: 'bg-danger',
  withdrawn: 'bg-muted',
};
