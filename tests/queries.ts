import type { QueryKey } from '@tanstack/react-query';
import { checkApplicationQuery } from '#src/api/application-checks.ts';
import * as threads from '#src/api/application-messages.ts';
import * as reviews from '#src/api/application-review.ts';
import * as applications from '#src/api/applications.ts';
import { getMeQuery } from '#src/api/auth.ts';
import { checkApplicationsQuery } from '#src/api/batch-check.ts';
import * as records from '#src/api/console.ts';
import * as interviews from '#src/api/interviews.ts';
import * as jobs from '#src/api/jobs.ts';
import * as preferences from '#src/api/notification-preferences.ts';
import * as notifications from '#src/api/notifications.ts';
import { listOwnJobsQuery, listWaitingQuery } from '#src/api/own-jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import { getSettingsQuery } from '#src/api/settings.ts';
import { countUnreadQuery } from '#src/api/unread-notifications.ts';
import { readJobSearch, readRecommendedSearch } from '#src/contract/search/job-search.ts';

/** What tests need of a query. */
export type Query = { queryKey: QueryKey; queryFn?: unknown };

export const search = readJobSearch({ query: 'baker', page: '2', sort: 'salary', after: 'x' });
export const filters = {
  page: 2,
  status: 'hired',
  query: 'ada',
  rating: 4,
  label: 'Night',
  answers: '{}',
  sort: 'name',
} as const;
export const FILTERS = 'status=hired&query=ada&rating=4&label=Night&answers=%7B%7D&sort=name';

/** Each query for the ids given, with the call that fetches it. */
export const QUERIES: [call: string, query: (id: string) => Query][] = [
  ['GET /api/auth/me', () => getMeQuery()],
  ['GET /api/settings', () => getSettingsQuery()],
  ['GET /api/users/profile', () => getProfileQuery()],
  [
    'GET /api/jobs?page=2&limit=10&query=baker&sort=salary&after=x',
    () => jobs.searchJobsQuery(search),
  ],
  ['GET /api/jobs/facets?query=baker', () => jobs.getJobFacetsQuery(search)],
  [
    'GET /api/jobs?limit=6&page=2&query=baker&not_applied=true&recommended=true',
    () => jobs.searchRecommendedJobsQuery(readRecommendedSearch({ page: '2', query: 'baker' })),
  ],
  ['GET /api/jobs/1', jobs.getJobQuery],
  ['GET /api/jobs/1/similar', jobs.getSimilarJobsQuery],
  [
    'GET /api/jobs/employer?page=2&status=draft',
    (id) => listOwnJobsQuery(id, { page: 2, status: 'draft' }),
  ],
  ['GET /api/jobs/employer/waiting', listWaitingQuery],
  ['GET /api/applications/check/1', checkApplicationQuery],
  ['POST /api/applications/check-batch', (id) => checkApplicationsQuery([id])],
  [
    'GET /api/applications/candidate?page=2&status=hired',
    (id) => applications.listOwnApplicationsQuery(id, { page: 2, status: 'hired' }),
  ],
  [
    `GET /api/applications/job/1?page=2&${FILTERS}`,
    (id) => applications.listJobApplicationsQuery(id, filters),
  ],
  ['GET /api/applications/1', applications.getApplicationQuery],
  ['GET /api/applications/1/notes', reviews.listNotesQuery],
  ['GET /api/applications/job/1/labels', reviews.listJobLabelsQuery],
  ['GET /api/applications/new', reviews.listNewApplicationsQuery],
  ['GET /api/applications/1/messages', threads.listMessagesQuery],
  ['GET /api/message-templates', () => threads.listTemplatesQuery()],
  ['GET /api/interviews', interviews.listInterviewsQuery],
  ['GET /api/notifications?page=2', (id) => notifications.listNotificationsQuery(id, 2)],
  ['GET /api/notifications/unread', countUnreadQuery],
  ['GET /api/notification-preferences?token=1', preferences.getPreferencesQuery],
  [
    'GET /api/admin/jobs?page=2&limit=25&sort=-name&query=baker',
    () => records.listRecordsQuery('jobs', { page: 2, sort: '-name', query: 'baker' }),
  ],
  ['GET /api/admin/jobs/1', (id) => records.getRecordQuery('jobs', id)],
  ['GET /api/admin/jobs/1/dependents', (id) => records.getDependentsQuery('jobs', id)],
  ['GET /api/admin/jobs/1/log', (id) => records.getRecordLogQuery('jobs', id)],
  ['GET /api/admin/deletions', () => records.listDeletionsQuery()],
];
