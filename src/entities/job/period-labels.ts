import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SalaryPeriod } from '#src/contract/enumerations.ts';

/** The labels of the periods that a salary is paid for. */
export const salaryPeriodLabels: Record<SalaryPeriod, MessageDescriptor> = {
  hour: msg`An hour`,
  day: msg`A day`,
  month: msg`A month`,
  year: msg`A year`,
};
