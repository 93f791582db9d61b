import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type {
  Notification,
  NotificationFacts,
  NotificationKind,
} from '#src/contract/notifications/notification.ts';
import { formatLongDate } from '#src/lib/format-time.ts';
import { onOneLine, shorten } from '#src/shared/one-line.ts';

/*
 * The sentences of notifications, in the app and in mails. `<0/>` is the other party's name and `<1/>` the job's title
 * (rule NOTICE-1).
 */

const accepted = msg`<0/> accepted your application for <1/>.`;

/** By the application's new status. */
const statusSentences: Record<ApplicationStatus, MessageDescriptor> = {
  pending: msg`<0/> set your application for <1/> back to pending.`,
  reviewed: msg`<0/> is reviewing your application for <1/>.`,
  interview: msg`<0/> moved your application for <1/> to the interview stage.`,
  accepted,
  hired: accepted,
  rejected: msg`<0/> decided not to move forward with your application for <1/>.`,
};

const answerSentences: Record<NonNullable<NotificationFacts['answer']>, MessageDescriptor> = {
  confirmed: msg`<0/> confirmed the interview for <1/>.`,
  declined: msg`<0/> declined the interview for <1/>.`,
  other_time: msg`<0/> asked for another interview time for <1/>.`,
};

/** With the day of a fact; `soon` if it's missing. */
const onDay = (
  day: string | undefined,
  locale: string,
  on: (day: string) => MessageDescriptor,
  soon: MessageDescriptor,
): MessageDescriptor => {
  const said = formatLongDate(day ?? null, locale);
  return said ? on(said) : soon;
};

type Sentence =
  | MessageDescriptor
  | ((facts: NotificationFacts, locale: string) => MessageDescriptor);

const sentences: Record<NotificationKind, Sentence> = {
  application_received: msg`<0/> applied for <1/>.`,
  application_withdrawn: msg`<0/> withdrew their application for <1/>.`,
  interview_answered: ({ answer }) =>
    answer ? answerSentences[answer] : msg`<0/> replied to the interview invitation for <1/>.`,
  job_deadline: ({ deadline }, locale) =>
    onDay(
      deadline,
      locale,
      (day) => msg`Applications for <1/> close on ${day}.`,
      msg`Applications for <1/> close soon.`,
    ),
  job_expiring: ({ deletes_on }, locale) =>
    onDay(
      deletes_on,
      locale,
      (day) => msg`<1/> has been closed for a long time and will be deleted on ${day}.`,
      msg`<1/> has been closed for a long time and will be deleted soon.`,
    ),
  status_changed: ({ status }) =>
    status ? statusSentences[status] : msg`<0/> updated your application for <1/>.`,
  interview_set: msg`<0/> invited you to an interview for <1/>.`,
  interview_changed: msg`<0/> changed your interview for <1/>.`,
  interview_cancelled: msg`<0/> cancelled your interview for <1/>.`,
  job_closed: ({ is_removed }) =>
    is_removed
      ? msg`<0/> removed <1/>. You can still find your application in your list.`
      : msg`<0/> is no longer accepting applications for <1/>. Yours isn’t affected.`,
  interview_tomorrow: msg`Reminder: you have an interview with <0/> for <1/>.`,
  message: msg`<0/> sent you a message about <1/>.`,
  application_expiring: ({ deletes_on }, locale) =>
    onDay(
      deletes_on,
      locale,
      (day) => msg`The application for <1/> (<0/>) will be deleted on ${day}.`,
      msg`The application for <1/> (<0/>) will be deleted soon.`,
    ),
  export_ready: msg`The copy of your data is ready to download.`,
  second_step_recovery: msg`Someone who knows your password asked to turn off two-step login in 3 days. If it wasn’t you, cancel it.`,
};

/** A notification's sentence, with placeholders `<0/>` and `<1/>` for its names (rule NOTICE-1). */
export const sentenceOf = (
  { kind, facts }: Pick<Notification, 'kind' | 'facts'>,
  locale: string,
): MessageDescriptor => {
  const sentence = sentences[kind];
  return typeof sentence === 'function' ? sentence(facts, locale) : sentence;
};

/** Maximum characters of a name or title (rule MAIL-3). */
const NAME_MAX = 80;

/** A name on one line, shortened; `missing` replaces an empty one. */
export type ShownName = { name: string; missing: MessageDescriptor };

const shown = (name: string, missing: MessageDescriptor): ShownName => ({
  name: shorten(onOneLine(name), NAME_MAX),
  missing,
});

type Names = Pick<Notification, 'kind' | 'job_title' | 'company_name' | 'candidate_name'>;

/** The names in a notification's sentence: the other party and the job. */
export const namesIn = (
  { kind, job_title, company_name, candidate_name }: Names,
  reader: UserType,
): [other: ShownName, job: ShownName] => {
  const isFirst = kind !== 'interview_tomorrow' && kind !== 'application_expiring';
  const other =
    reader === 'candidate'
      ? shown(company_name, isFirst ? msg`The employer` : msg`the employer`)
      : shown(candidate_name, isFirst ? msg`A candidate` : msg`a candidate`);
  return [other, shown(job_title, msg`an untitled job`)];
};

export const sayNotification = (
  notification: Notification,
  reader: UserType,
  i18n: I18n,
): string => {
  const names = namesIn(notification, reader).map(({ name, missing }) => name || i18n._(missing));
  return i18n
    ._(sentenceOf(notification, i18n.locale))
    .replace(/<([01])\/>/g, (_, index: string) => names[Number(index)] ?? '');
};
