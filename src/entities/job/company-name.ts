import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobRow } from '#src/contract/jobs/job.ts';

/** The company that offers the job: as the job says, else as its employer does; '' when neither says any. */
export const companyNameOf = (job: Pick<JobRow, 'company_name' | 'employer'>): string =>
  job.company_name || job.employer?.company_name || '';

/** Likewise, and never blank. */
export const showCompanyName = (job: JobRow, i18n: I18n): string =>
  companyNameOf(job) || i18n._(msg`Company Name`);
