import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { formatMoney } from '#src/lib/format.ts';

type Amounts = Pick<JobRow, 'salary_min' | 'salary_max' | 'salary_currency'>;
type Salary = Amounts & Pick<JobRow, 'salary_period'>;

/** Whether both bounds are given: the job's page shows the salary only then (rule JOBPAGE-2). */
export const hasSalaryRange = ({
  salary_min,
  salary_max,
}: Pick<Amounts, 'salary_min' | 'salary_max'>): boolean => salary_min > 0 && salary_max > 0;

/** A range, 'From …', 'Up to …', or null when unspecified. */
const showAmounts = (
  { salary_min, salary_max, salary_currency }: Amounts,
  i18n: I18n,
): string | null => {
  const min = formatMoney(salary_min, i18n.locale, salary_currency);
  const max = formatMoney(salary_max, i18n.locale, salary_currency);
  if (salary_min > 0 && salary_max > 0) return salary_min === salary_max ? min : `${min} – ${max}`;
  if (salary_min > 0) return i18n._(msg`From ${min}`);
  if (salary_max > 0) return i18n._(msg`Up to ${max}`);
  return null;
};

/** The salary with its period, or null when unspecified (rule LANG-4). */
export const showSalary = (job: Salary, i18n: I18n): string | null => {
  const amounts = showAmounts(job, i18n);
  if (amounts === null) return null;
  switch (job.salary_period) {
    case 'hour':
      return i18n._(msg`${amounts} an hour`);
    case 'day':
      return i18n._(msg`${amounts} a day`);
    case 'month':
      return i18n._(msg`${amounts} a month`);
    default:
      return i18n._(msg`${amounts} per year`);
  }
};
