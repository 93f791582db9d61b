import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import type { ApplicationSearch } from '#src/contract/applications/application-search.ts';
import {
  APPLICATION_FILTERS,
  APPLICATION_STATUSES,
  type ApplicationFilter,
  type ApplicationStatus,
} from '#src/contract/applications/statuses.ts';
import {
  type ConsolePage,
  type ConsoleRecord,
  recordLabel,
} from '#src/contract/console/console.ts';
import type { ConsoleList } from '#src/contract/console/console-search.ts';
import { JOB_STATUSES, type JobStatus } from '#src/contract/enumerations.ts';
import { type OwnJobPage, type OwnJobRow, sameJobTab } from '#src/contract/jobs/own-jobs.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { fill } from '#src/shared/records.ts';

/*
 * A server without pagination answers with all records in a plain array (rule CALL-4), without
 * filters and sorting. Such a list is filtered and sorted here, and becomes a single page.
 */

/** Whether every word of `query` occurs in the texts. */
const hasWords = (texts: readonly unknown[], query: string | undefined): boolean => {
  const text = foldText(texts.filter((one) => typeof one === 'string').join(' '));
  return foldText(query ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const compare = (one: string | null, other: string | null): number =>
  Number((one ?? '') > (other ?? '')) - Number((one ?? '') < (other ?? ''));

/** Hired and accepted share one label, Accepted. */
const asShown = (status: ApplicationStatus): ApplicationStatus =>
  status === 'hired' ? 'accepted' : status;

const nameOf = ({ candidate }: Application): string =>
  foldText(`${candidate?.first_name ?? ''} ${candidate?.last_name ?? ''}`);

const newest = (one: Application, other: Application): number =>
  compare(other.created_at, one.created_at) || compare(other._id, one._id);

const applicationOrders: Record<
  ApplicationSearch['sort'],
  (one: Application, other: Application) => number
> = {
  newest,
  oldest: (one, other) => newest(other, one),
  name: (one, other) => compare(nameOf(one), nameOf(other)) || newest(one, other),
  // Such a server has no ratings.
  rating: newest,
  status: (one, other) =>
    APPLICATION_STATUSES.indexOf(asShown(one.status)) -
      APPLICATION_STATUSES.indexOf(asShown(other.status)) || newest(one, other),
};

/** Whether the application matches the filter; without a filter, whether it isn't withdrawn. */
const isFiltered = (one: Application, filter: ApplicationFilter | undefined): boolean => {
  if (filter === 'withdrawn' || one.withdrawn_at)
    return filter === 'withdrawn' && !!one.withdrawn_at;
  return !filter || asShown(one.status) === asShown(filter);
};

const countStatuses = (all: readonly Application[]) =>
  fill(
    APPLICATION_FILTERS,
    (filter) =>
      all.filter((one) => (one.withdrawn_at ? 'withdrawn' : one.status) === filter).length,
  );

const asOnePage = (
  applications: ApplicationPage['applications'],
  all: readonly Application[],
): ApplicationPage => ({
  applications,
  totalPages: 1,
  currentPage: 1,
  total: applications.length,
  counts: countStatuses(all),
});

/** All applications to a job as a single page of those that match `search`. */
export const toApplicationPage = (
  all: readonly Application[],
  { status, query, sort }: Pick<ApplicationSearch, 'status' | 'query' | 'sort'>,
): ApplicationPage => {
  const applications = all
    .filter((one) => isFiltered(one, status))
    .filter(({ candidate, cover_letter }) =>
      hasWords(
        [candidate?.first_name, candidate?.last_name, candidate?.email, cover_letter],
        query,
      ),
    )
    .sort(applicationOrders[sort]);
  return asOnePage(applications, all);
};

/** All applications of a candidate as a single page of those with the label of `status`, in the server's order. */
export const toOwnApplicationPage = (
  all: readonly Application[],
  status: ApplicationFilter | undefined,
): ApplicationPage =>
  asOnePage(
    all.filter((one) => isFiltered(one, status)),
    all,
  );

/** All jobs of an employer as a single page of those in the tab of `status`. */
export const toOwnJobPage = (
  all: readonly OwnJobRow[],
  status: JobStatus | undefined,
): OwnJobPage => {
  const jobs = all.filter((job) => !status || sameJobTab(status).includes(job.status));
  const counts = fill(JOB_STATUSES, (one) => all.filter((job) => job.status === one).length);
  return { jobs, totalPages: 1, currentPage: 1, total: jobs.length, counts };
};

/** All records of an entity as a single page of those that match the search. */
export const toConsolePage = (
  all: readonly ConsoleRecord[],
  { query, sort }: Omit<ConsoleList, 'page'>,
): ConsolePage => {
  const column = sort.replace('-', '');
  const keyOf = (record: ConsoleRecord) => {
    if (column === 'name') return foldText(recordLabel(record));
    return column === '_id' ? record._id : record.created_at;
  };
  const direction = sort.startsWith('-') ? -1 : 1;
  const records = all
    .filter((record) => hasWords(Object.values(record), query))
    .sort((one, other) => direction * compare(keyOf(one), keyOf(other)));
  return { records, total: records.length, more: false, totalPages: 1, currentPage: 1 };
};
