import { eq } from 'drizzle-orm';
import type { NewNotification } from '#server/domains/notifications/commands.ts';
import { applications, interviews } from '#server/platform/database/schema.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { APPLICATION_STATUSES } from '#src/contract/applications/statuses.ts';
import { QUESTION_KINDS, type QuestionKind } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { AnswerValue, Question } from '#src/contract/jobs/question.ts';
import { LABEL_MAX } from '#src/contract/limits.ts';
import type { Backend } from './backend.ts';
import {
  insertApplications,
  insertJobs,
  makeApplication,
  makeJob,
  type Person,
} from './factories.ts';
import { replaceNotifications } from './replace-notifications.ts';

/** A word that is wider than a phone unless it is broken. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterprüfung';

/** An interview's time. */
const AT = { starts_at: '2099-12-31T09:30:00Z', time_zone: 'Europe/Istanbul' };

type Changed = 'status' | 'created_at' | 'last_updated' | 'interview_date' | 'resume_url';

/** Sets fields of an application that the API can't set: any status, and dates. */
export const changeApplication = (
  backend: Backend,
  { _id }: Pick<Application, '_id'>,
  change: Partial<Pick<typeof applications.$inferInsert, Changed>>,
) => backend.database.db.update(applications).set(change).where(eq(applications._id, _id));

/** One optional question of each kind. */
const questions: Question[] = QUESTION_KINDS.map((kind) => ({
  _id: '',
  kind,
  text: `${kind}: ${LONG_WORD}?`,
  is_required: false,
  options: kind === 'choice' ? [LONG_WORD, 'Another'] : [],
}));
const ANSWERS: Record<QuestionKind, AnswerValue> = {
  short: LONG_WORD,
  long: `${LONG_WORD}\n\n${'Words. '.repeat(60)}`,
  yes_no: true,
  choice: LONG_WORD,
  number: 1234.5,
};

const template = {
  kind: 'next_step',
  language: 'en',
  name: `Next ${LONG_WORD}`,
  body: `Hello {first_name},\n\n${LONG_WORD}`,
};

/** A job with every field filled in. */
const fullJob = (title: string): Partial<Job> => ({
  title,
  company_name: `${LONG_WORD} GmbH`,
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  is_remote: true,
  job_type: 'part_time',
  experience_level: 'senior',
  salary_min: 1_150_000,
  salary_max: 1_250_000,
  application_deadline: '2099-12-31',
  description: `${title}\n\nWhat we do:\n\n- ${LONG_WORD}\n- https://example.com/${'path/'.repeat(30)}\n\n${'Words. '.repeat(60)}`,
  required_skills: ['Patience', LONG_WORD, 'Turkish', 'A steady hand'],
  benefits: ['Free bread', LONG_WORD],
  questions,
});

/** Adds a rating, labels, a note, a template, and messages from both sides. */
async function makeReview(
  backend: Backend,
  { employer, candidate }: Record<'employer' | 'candidate', Person>,
  { _id }: Application,
) {
  const path = `/api/applications/${_id}`;
  const body = `Hello,\n\n${LONG_WORD} https://example.com/${'path/'.repeat(30)}\n\n${'Words. '.repeat(40)}`;
  const call = async (method: string, at: string, { token }: Person, json: object) => {
    const response = await backend.request(method, at, { token, json });
    if (!response.ok) throw new Error(`${method} ${at}: ${response.status}`);
    return (await response.json()) as { _id: string };
  };
  const marks = { rating: 4, labels: ['Shortlist', LONG_WORD.slice(0, LABEL_MAX)] };
  await call('PUT', `${path}/review`, employer, marks);
  await call('POST', `${path}/notes`, employer, { body });
  await call('POST', '/api/message-templates', employer, template);
  const first = await call('POST', `${path}/messages`, employer, { body });
  await call('PUT', `${path}/messages/read`, candidate, { messages: [first._id] });
  await call('POST', `${path}/messages`, candidate, { body });
}

/**
 * A market in which every screen has a lot of content and texts that are hard to lay out: the employer's jobs, and
 * the candidate's applications, one per status.
 */
export async function makeMarket(backend: Backend, employer: Person, candidate: Person) {
  await backend.request('PUT', '/api/users/profile/employer', {
    token: employer.token,
    json: {
      company_website: 'https://example.com',
      company_description: `We are the ${LONG_WORD}.`,
    },
  });
  // Enough for a second page in the list.
  await insertJobs(backend, employer, 10);
  const closed = await makeJob(backend, employer, { title: 'Closed' });
  const empty = await makeJob(backend, employer, { title: 'Nobody applied' });
  const open = await makeJob(backend, employer, fullJob(`Open ${LONG_WORD}`));
  const sent: { job: Job; application: Application }[] = [];
  for (const status of APPLICATION_STATUSES) {
    const job = await makeJob(backend, employer, fullJob(`Sent, ${status} ${LONG_WORD}`));
    const application = await makeApplication(backend, candidate, job, {
      cover_letter: `Hello,\n\n${LONG_WORD}\n\n${'Words. '.repeat(60)}`,
      availability: LONG_WORD,
      additional_questions: `Is it ${LONG_WORD}?`,
      answers: job.questions.map(({ _id, kind }) => ({ question: _id, value: ANSWERS[kind] })),
    });
    const interview_date = new Date('2099-12-31T09:30:00Z');
    await changeApplication(backend, application, { status, interview_date });
    await backend.database.db.insert(interviews).values({
      application_id: application._id,
      starts_at: interview_date,
      set_at: new Date(),
      time_zone: 'Asia/Tokyo',
      place: LONG_WORD,
      note: `Bring your ${LONG_WORD}.`,
      link: `https://meet.example/${'room'.repeat(30)}`,
    });
    sent.push({ job, application });
  }
  const left = await makeJob(backend, employer, fullJob(`Withdrawn ${LONG_WORD}`));
  const withdrawn = await makeApplication(backend, candidate, left);
  const withdrawal = await backend.request(
    'DELETE',
    `/api/applications/${withdrawn._id}`,
    candidate,
  );
  if (!withdrawal.ok) throw new Error('the application could not be withdrawn');
  const again = await makeApplication(backend, candidate, left);
  const [first] = sent;
  if (!first) throw new Error('there are no statuses');
  await insertApplications(backend, first.job, 3);
  await backend.request('PUT', `/api/jobs/${closed._id}`, {
    token: employer.token,
    json: { status: 'closed' },
  });
  await makeReview(backend, { employer, candidate }, first.application);
  const { _id: userId } = candidate;
  const statusChanges = sent.map(
    ({ application: { _id: applicationId, status } }): NewNotification => {
      return { userId, kind: 'status_changed', applicationId, facts: { status } };
    },
  );
  const facts = { ...AT, excerpt: `Words. ${LONG_WORD} `.repeat(20) };
  const applicationId = first.application._id;
  await replaceNotifications(backend, [
    ...statusChanges,
    { userId, kind: 'interview_set', applicationId, facts: AT },
    { userId, kind: 'message', applicationId, facts },
  ]);
  const { application } = first;
  return { closed, empty, open, applied: first.job, application, withdrawn, again };
}
export type Market = Awaited<ReturnType<typeof makeMarket>>;
