import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserType } from '#src/contract/enumerations.ts';
import { candidateStatusLabels } from '#src/entities/application/status-labels.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { salaryPeriodLabels } from '#src/entities/job/period-labels.ts';
import { jobStatusLabels } from '#src/entities/job/status-labels.ts';

const userTypeLabels: Record<UserType, MessageDescriptor> = {
  candidate: msg`Candidate`,
  employer: msg`Employer`,
};

/** The labels of each choice, by the field's name; no status is both a job's and an application's. */
const labels = new Map<string, Partial<Record<string, MessageDescriptor>>>([
  ['user_type', userTypeLabels],
  ['status', { ...jobStatusLabels, ...candidateStatusLabels }],
  ['job_type', jobTypeLabels],
  ['experience_level', jobLevelLabels],
  ['workplace', workplaceLabels],
  ['salary_period', salaryPeriodLabels],
]);

/**
 * A choice as the rest of the app calls it (rule CONSOLE-13). Where two of the choices `among` which it is offered have
 * the same label, its value follows. A value without a label is shown as it is.
 */
export const sayChoice = (
  i18n: I18n,
  field: string,
  value: string,
  among: readonly string[] = [],
): string => {
  const own = labels.get(field) ?? {};
  const say = (one: string): string => {
    const label = Object.hasOwn(own, one) ? own[one] : undefined;
    return label ? i18n._(label) : one || '–';
  };
  const said = say(value);
  const isShared = among.some((other) => other !== value && say(other) === said);
  return isShared ? `${said} (${value})` : said;
};
