import type { resources } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { type Descriptions, PAGE_OR_ARRAY } from './description.ts';

const { liveJobsMax, reopenDeadline, jobHasApplications, staleVersion } = errorMessages;

export const jobs = {
  getJob: {
    summary: 'Read a job',
    description: 'A draft is only visible to its owner. The owner also sees how many have applied.',
  },
  searchJobs: {
    summary: 'Search jobs',
    description:
      'Published jobs, a page at a time. Words are found in English and Turkish, inflected and misspelt. Without words, the newest come first. Values that can’t be read are left out instead of refused.',
  },
  getJobFacets: {
    summary: 'Count the jobs that each filter would find',
    description: 'Takes the search’s words and filters. Each filter is counted with the others on.',
  },
  getSimilarJobs: {
    summary: 'List jobs like this one',
    description: 'At most a handful, best first; empty when none is alike.',
  },
  suggestJobs: {
    summary: 'Suggest titles, skills, companies and places',
    description:
      'For what has been typed so far. Places are named in the language of `Accept-Language`.',
  },
  listOwnJobs: {
    summary: 'List the employer’s own jobs',
    description: `In every status. ${PAGE_OR_ARRAY}`,
  },
  listWaiting: {
    summary: 'List what waits for the employer',
    description: 'Unread messages, jobs that close soon, and drafts.',
  },
  deleteJob: {
    summary: 'Delete a job',
    description:
      'Its applicants keep their applications, read-only, and are told that the job is closed.',
  },
  createJob: {
    summary: 'Post a job or save a draft',
    description:
      'A body with the status `draft` needs a title alone. Any other body is read as a whole job and published. Fields that are left out get their defaults.',
    conflicts: [liveJobsMax],
  },
  updateJob: {
    summary: 'Change, publish, close or reopen a job',
    description:
      'Only what is sent changes: `{ "status": "closed" }` closes the job. `__v`, if sent, is the version that the change is based on; the change is refused if the job has a newer one.',
    conflicts: [staleVersion, liveJobsMax, reopenDeadline, jobHasApplications],
  },
} satisfies Descriptions<typeof resources.jobs>;
