import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { ServerWords } from '#src/contract/mails/mail-content.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import { experienceLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { fill, namesOf } from '#src/shared/records.ts';

/** Column headings of exported applications, in order. */
const COLUMNS = [
  msg`Candidate`,
  msg`Email`,
  msg`Phone`,
  msg({ message: 'Applied', context: 'column' }),
  msg`Status`,
  msg`Interview`,
  msg({ message: 'Availability', context: 'column' }),
  msg`Resume`,
  msg`Cover letter`,
  msg({ message: 'Additional questions', context: 'column' }),
  msg`Title`,
  msg`Location`,
  msg`Rating`,
  msg`Labels`,
];

/** Texts for feeds, link previews, exported files and calendars. */
export function serverWords(i18n: I18n): ServerWords {
  const { on_site: _, ...elsewhere } = workplaceLabels;
  // Placeholders that the server fills in.
  const [search, job, company] = ['{search}', '{job}', '{company}'];
  const each = <Key extends string>(labels: Record<Key, MessageDescriptor>) =>
    fill(namesOf(labels), (key) => i18n._(labels[key]));
  return {
    jobTypes: each(jobTypeLabels),
    levels: each(experienceLevelLabels),
    workplaces: each(elsewhere),
    titles: each({
      responsibilities: msg`Responsibilities`,
      requirements: msg`Requirements`,
      skills: msg`Required skills`,
      benefits: msg`Benefits`,
    }),
    slogan: i18n._(msg`Find the job that fits the life you want`),
    newestJobs: i18n._(msg`newest jobs`),
    newestJobsFor: i18n._(msg`newest jobs for ${search}`),
    statuses: each(employerStatusLabels),
    yesNo: [i18n._(msg`Yes`), i18n._(msg`No`)],
    columns: COLUMNS.map((column) => i18n._(column)),
    interview: i18n._(msg`Interview: ${job}, ${company}`),
    demoIsLocal: i18n._(errorMessages.demoIsLocal),
  };
}
