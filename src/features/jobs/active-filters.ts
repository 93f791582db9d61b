import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type JobSort,
  type PostedWithin,
  WORKPLACES,
  type Workplace,
} from '#src/contract/enumerations.ts';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { formatMoney, formatNumber } from '#src/lib/format.ts';

/** By number of days. */
export const postedWithinLabels: Record<PostedWithin, MessageDescriptor> = {
  1: msg`Last 24 hours`,
  3: msg`Last 3 days`,
  7: msg`Last 7 days`,
  14: msg`Last 14 days`,
  30: msg`Last 30 days`,
};

/** Computes a change from the URL's latest search. */
export type Change = (search: JobSearch) => Partial<JobSearch>;

/** The URL's search, and how to change it; `select` is the select that did, if any. */
export type FilterProps = {
  search: JobSearch;
  onChange: (change: Change, select?: HTMLSelectElement) => void;
};

/** The workplaces of a search; `remote=true` counts as one. */
export const workplacesOf = ({ workplace = [], remote }: JobSearch): Workplace[] =>
  WORKPLACES.filter((one) => workplace.includes(one) || (one === 'remote' && remote));

/** The order chosen; none if it is the usual one, which script-less forms omit from the URL. */
export const shownSort = ({ query, sort }: JobSearch): JobSort | undefined =>
  sort === (query ? 'relevance' : 'newest') ? undefined : sort;

/** Adds `value`, or removes it if present; undefined instead of an empty list. */
export const toggle = <Value>(values: readonly Value[] = [], value: Value): Value[] | undefined => {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next : undefined;
};

/** Toggles a workplace. */
export const toggleWorkplace =
  (value: Workplace): Change =>
  (search) => ({ workplace: toggle(workplacesOf(search), value), remote: false });

/** Clears every filter; words, place and order stay. */
export const NO_FILTERS = {
  jobType: undefined,
  experienceLevel: undefined,
  workplace: undefined,
  remote: false,
  salaryMin: undefined,
  postedWithin: undefined,
  company: undefined,
} satisfies Partial<JobSearch>;

/** An active filter: its label, and the change that removes it. */
export type ActiveFilter = { key: string; label: string; remove: Change };

/** An amount in the deployment's currency, or a plain number until the server sends that. */
export const showSalaryStep = (amount: number, i18n: I18n, currency: string | undefined): string =>
  currency ? formatMoney(amount, i18n.locale, currency) : formatNumber(amount, i18n.locale);

/** The active filters, one per value, in display order. */
export const activeFilters = (search: JobSearch, i18n: I18n, currency?: string): ActiveFilter[] => {
  const { jobType = [], experienceLevel = [], salaryMin, postedWithin, company } = search;
  const found: ActiveFilter[] = [
    ...jobType.map((one) => ({
      key: one,
      label: i18n._(jobTypeLabels[one]),
      remove: (from: JobSearch) => ({ jobType: toggle(from.jobType, one) }),
    })),
    ...workplacesOf(search).map((one) => ({
      key: one,
      label: i18n._(workplaceLabels[one]),
      remove: toggleWorkplace(one),
    })),
    ...experienceLevel.map((one) => ({
      key: one,
      label: i18n._(jobLevelLabels[one]),
      remove: (from: JobSearch) => ({ experienceLevel: toggle(from.experienceLevel, one) }),
    })),
  ];
  const add = (name: 'postedWithin' | 'salaryMin' | 'company', label: string) =>
    found.push({ key: name, label, remove: () => ({ [name]: undefined }) });
  if (postedWithin) add('postedWithin', i18n._(postedWithinLabels[postedWithin]));
  if (salaryMin) {
    const amount = showSalaryStep(salaryMin, i18n, currency);
    add('salaryMin', i18n._(msg`${amount} or more`));
  }
  if (company) add('company', company);
  return found;
};
