import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Job } from '../../contract/job.ts';
import { formatMoney } from '../../lib/format.ts';

type Salary = Pick<Job, 'salary_min' | 'salary_max'>;

/**
 * Whether both minimum and maximum are given: only then does the job's page show the salary (rule
 * JOBPAGE-2).
 */
export const hasSalaryRange = ({ salary_min, salary_max }: Salary): boolean =>
  salary_min > 0 && salary_max > 0;

/** The salary in whole US dollars: a range, 'From', 'Up to', or null when it is not specified. */
export const showSalary = ({ salary_min, salary_max }: Salary, i18n: I18n): string | null => {
  const min = formatMoney(salary_min, i18n.locale);
  const max = formatMoney(salary_max, i18n.locale);
  if (salary_min > 0 && salary_max > 0) return salary_min === salary_max ? min : `${min} – ${max}`;
  if (salary_min > 0) return i18n._(msg`From ${min}`);
  if (salary_max > 0) return i18n._(msg`Up to ${max}`);
  return null;
};
