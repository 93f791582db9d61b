import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobRow } from '#src/contract/jobs/job.ts';

/** The job's company name, else its employer's, else ''. */
export const companyNameOf = (job: Pick<JobRow, 'company_name' | 'employer'>): string =>
  job.company_name || job.employer?.company_name || '';

/** Likewise, but never ''. */
export const showCompanyName = (job: JobRow, i18n: I18n): string =>
  companyNameOf(job) || i18n._(msg`Company Name`);
