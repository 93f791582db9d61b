import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type {
  Notification,
  NotificationFacts,
  NotificationKind,
} from '#src/contract/notifications/notification.ts';
import { formatDate } from '#src/lib/format.ts';

/** Characters of a name or title in a notification. */
const NAME_MAX = 80;

/** The text on one line, cut to `NAME_MAX` characters, never within one; '' when it is blank. */
const shortName = (text: string): string => {
  const characters = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  if (characters.length <= NAME_MAX) return characters.join('');
  return `${characters.slice(0, NAME_MAX).join('').trimEnd()}…`;
};

/** What stands in the place of a name that is missing. */
const missingNames = {
  job: msg`an untitled job`,
  employer: { first: msg`The employer`, within: msg`the employer` },
  candidate: { first: msg`A candidate`, within: msg`a candidate` },
};

const accepted = msg`<0/> accepted your application for <1/>.`;

/** By the status that the application has now. */
const statusTexts: Record<ApplicationStatus, MessageDescriptor> = {
  pending: msg`<0/> set your application for <1/> back to pending.`,
  reviewed: msg`<0/> is reviewing your application for <1/>.`,
  interview: msg`<0/> moved your application for <1/> to the interview stage.`,
  accepted,
  hired: accepted,
  rejected: msg`<0/> decided not to move forward with your application for <1/>.`,
};

const answerTexts: Record<NonNullable<NotificationFacts['answer']>, MessageDescriptor> = {
  confirmed: msg`<0/> confirmed the interview for <1/>.`,
  declined: msg`<0/> declined the interview for <1/>.`,
  other_time: msg`<0/> asked for another interview time for <1/>.`,
};

type Text = MessageDescriptor | ((facts: NotificationFacts, locale: string) => MessageDescriptor);

/** What is said of each kind: `<0/>` is who is on the other side, `<1/>` the job; a deadline has the job alone. */
const texts: Record<NotificationKind, Text> = {
  application_received: msg`<0/> applied for <1/>.`,
  application_withdrawn: msg`<0/> withdrew their application for <1/>.`,
  interview_answered: ({ answer }) =>
    answer ? answerTexts[answer] : msg`<0/> replied to the interview invitation for <1/>.`,
  job_deadline: ({ deadline }, locale) => {
    const day = formatDate(deadline ?? null, locale);
    return day
      ? msg`Applications for <0/> close on ${day}.`
      : msg`Applications for <0/> close soon.`;
  },
  status_changed: ({ status }) =>
    status ? statusTexts[status] : msg`<0/> updated your application for <1/>.`,
  interview_set: msg`<0/> invited you to an interview for <1/>.`,
  interview_changed: msg`<0/> changed your interview for <1/>.`,
  interview_cancelled: msg`<0/> cancelled your interview for <1/>.`,
  job_closed: ({ is_removed }) =>
    is_removed
      ? msg`<0/> removed <1/>. You can still find your application in your list.`
      : msg`<0/> is no longer accepting applications for <1/>. Yours isn’t affected.`,
  interview_tomorrow: msg`Reminder: you have an interview with <0/> for <1/>.`,
  message: msg`<0/> sent you a message about <1/>.`,
};

/** A name or title; a few words where there is none. */
function Name({ name, missing }: { name: string; missing: MessageDescriptor }) {
  const { i18n } = useLingui();
  const text = shortName(name);
  return text ? <bdi className="font-semibold">{text}</bdi> : i18n._(missing);
}

/** What a notification says, in one or two sentences, to the reader on this side. */
export function NotificationText({ told, reader }: { told: Notification; reader: UserType }) {
  const { locale } = useLingui().i18n;
  const { kind, facts } = told;
  const found = texts[kind];
  const text = typeof found === 'function' ? found(facts, locale) : found;
  const [side, name] =
    reader === 'candidate'
      ? (['employer', told.company_name] as const)
      : (['candidate', told.candidate_name] as const);
  const missing = missingNames[side][kind === 'interview_tomorrow' ? 'within' : 'first'];
  const other = <Name name={name} missing={missing} />;
  const job = <Name name={told.job_title} missing={missingNames.job} />;
  const [first, second] = kind === 'job_deadline' ? [job] : [other, job];
  return <Trans {...text} components={{ 0: first, 1: second }} />;
}
