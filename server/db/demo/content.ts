import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { applicationInputSchema } from '../../../src/contract/application-input.ts';
import {
  MESSAGE_SIDES,
  messageInputSchema,
  templateInputSchema,
} from '../../../src/contract/application-message.ts';
import { noteInputSchema, reviewInputSchema } from '../../../src/contract/application-review.ts';
import { registrationSchema } from '../../../src/contract/credentials.ts';
import { APPLICATION_STATUSES, GIVEN_ANSWERS } from '../../../src/contract/enumerations.ts';
import { isTimeZone } from '../../../src/contract/interview.ts';
import { interviewInputSchema } from '../../../src/contract/interview-input.ts';
import { jobFields } from '../../../src/contract/job-fields.ts';
import { candidateInputSchema, employerInputSchema } from '../../../src/contract/profile.ts';
import type { Answer } from '../../../src/contract/question.ts';
import { pick, pluck } from '../../../src/contract/records.ts';
import applicationList from './content/applications.json' with { type: 'json' };
import candidateList from './content/candidates.json' with { type: 'json' };
import employerList from './content/employers.json' with { type: 'json' };
import roleTable from './content/roles.json' with { type: 'json' };
import { historyOf, roundDays } from './history.ts';

const jobInput = pluck(jobFields, 'post');
const texts = z.array(z.string());
/** Days before the seeding, fractional. */
const daysAgo = z.number().check(z.positive());
/** Days after the seeding, negative for what has been. */
const inDays = z._default(z.nullable(z.int()), null);

/** What all jobs of one role say, whoever offers it. `{company}` stands for the employer's name. */
const roleSchema = z.strictObject({
  ...{ paragraphs: texts, requirements: texts, responsibilities: texts },
  skills: jobInput.required_skills,
});

const jobSchema = z.strictObject({
  /** The name of a role. */
  role: z.string(),
  ...pick(jobInput, ['title', 'location', 'job_type', 'experience_level', 'workplace', 'status']),
  ...pick(jobInput, ['salary_min', 'salary_max', 'salary_period', 'hours_per_week', 'positions']),
  salary_currency: z._default(z.string(), 'USD'),
  questions: jobInput.questions,
  /** Dealt out, if left out. */
  posted_days_ago: z.optional(daysAgo),
  ...{ deadline_in_days: inDays, starts_in_days: inDays },
  /** The first paragraph of the description, before those of the role. */
  opening: z.string(),
});

const person = registrationSchema.shape;
const company = z.required(employerInputSchema).shape;
const employerSchema = z.strictObject({
  ...pick(person, ['first_name', 'last_name', 'email']),
  ...pick(company, ['company_name', 'company_website', 'company_size', 'industry']),
  ...pick(company, ['company_description', 'location']),
  time_zone: z.string().check(z.refine(isTimeZone)),
  /** Of all its jobs. */
  ...pick(jobInput, ['contact_email', 'benefits']),
  /** Those that it has added to the ones that every employer begins with. */
  templates: z.optional(z.array(templateInputSchema)),
  jobs: z.array(jobSchema),
});

const profile = z.required(candidateInputSchema).shape;
const candidateSchema = z.strictObject({
  /** What applications name it by. */
  key: z.string(),
  email: person.email,
  ...pick(profile, ['first_name', 'last_name', 'phone', 'location', 'title', 'skills', 'bio']),
  ...pick(profile, ['experience_level', 'education', 'experience']),
  resume_language: z._default(z.enum(['en', 'tr']), 'en'),
  /** The last line of the resume. */
  languages: z.string(),
  availability: z.string(),
  /** For applications without a letter of their own; `{title}` and `{company}` are the job's. */
  letter: z._default(z.string(), ''),
});
type Candidate = z.output<typeof candidateSchema>;

const applicationSchema = z.strictObject({
  /** The candidate's key and the job's title. */
  ...{ candidate: z.string(), job: z.string() },
  status: z.enum(APPLICATION_STATUSES),
  /** When in the job's life it arrived: 0 on its first day, 1 today. */
  when: z.number().check(z.positive(), z.lt(1)),
  withdrawn_days_ago: z._default(z.nullable(daysAgo), null),
  cover_letter: z.optional(applicationInputSchema.shape.cover_letter),
  additional_questions: applicationInputSchema.shape.additional_questions,
  /** In the order of the job's questions. */
  answers: z._default(z.array(z.nullable(z.union([z.string(), z.boolean(), z.number()]))), []),
  interview: z.optional(
    z.strictObject({
      in_days: z.int(),
      ...pick(interviewInputSchema.shape, ['duration_minutes', 'place', 'link', 'note']),
      answer: z.optional(z.enum(GIVEN_ANSWERS)),
      answer_note: z.optional(z.string()),
      answered_days_ago: z.optional(daysAgo),
      /** When its time was moved; the answer was to the time before. */
      moved_days_ago: z.optional(daysAgo),
    }),
  ),
  ...pick(reviewInputSchema.shape, ['rating', 'labels']),
  notes: z._default(z.array(z.extend(noteInputSchema, { days_ago: daysAgo })), []),
  /** Oldest first. `status` is that of the change that a message went with. */
  thread: z._default(
    z.array(
      z.extend(messageInputSchema, {
        ...{ side: z.enum(MESSAGE_SIDES), days_ago: daysAgo },
        status: z.optional(z.enum(APPLICATION_STATUSES)),
        is_unread: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
});

export type WrittenApplication = Pick<z.output<typeof applicationSchema>, 'status' | 'interview'>;

/** A name in the content that nothing has must fail when it is seeded, not when it is shown. */
const found = <T>(item: T | undefined, name: string): T => {
  if (item === undefined) throw new Error(`The demo content names ${name}, which is not in it`);
  return item;
};

const OLDEST_DAY = 56;
/**
 * Deals the days out like cards, so that neighbours in the list come from different employers:
 * consecutive jobs land STRIDE places apart. New jobs are denser than old ones.
 */
const STRIDE = 71;
const postingDay = (index: number, count: number): number => {
  const place = ((index * STRIDE) % count) + 0.5;
  return roundDays(OLDEST_DAY * (place / count) ** 1.4);
};

const HEADINGS = {
  en: { now: 'today', experience: 'EXPERIENCE', education: 'EDUCATION', skills: 'SKILLS' },
  tr: { now: 'sürüyor', experience: 'İŞ DENEYİMİ', education: 'EĞİTİM', skills: 'BECERİLER' },
};

/** What makeResumePdf() takes. */
function resumeOf(candidate: Candidate): string[] {
  const words = HEADINGS[candidate.resume_language];
  const years = ({
    start_date,
    end_date,
  }: Candidate['education'][number] | Candidate['experience'][number]) =>
    `${start_date.slice(0, 4)} – ${end_date.slice(0, 4) || words.now}`;
  return [
    `${candidate.first_name} ${candidate.last_name}`,
    candidate.title,
    `${candidate.location} | ${candidate.email} | ${candidate.phone}`,
    ...['', candidate.bio, '', words.experience],
    ...candidate.experience.flatMap((post) => [
      `${years(post)}   ${post.title}, ${post.company}, ${post.location}`,
      ...[post.description, ''],
    ]),
    words.education,
    ...candidate.education.map(
      (entry) => `${years(entry)}   ${entry.degree}, ${entry.field}, ${entry.institution}`,
    ),
    ...['', words.skills, candidate.skills.join(', '), candidate.languages],
  ];
}

/**
 * What a fresh embedded database is filled with, under new ids; the first employer and the first candidate are
 * the demo accounts. All days are relative to the moment of seeding.
 */
export function makeDemoContent() {
  const roles = z.parse(z.record(z.string(), roleSchema), roleTable);
  const employers = z
    .parse(z.array(employerSchema), employerList)
    .map((employer) => ({ ...employer, _id: v7() }));
  const jobs = employers
    .flatMap((employer) => employer.jobs.map((job) => ({ employer, ...job })))
    .map(({ employer, opening, role: name, ...job }, index, { length }) => {
      const { company_name, contact_email, benefits } = employer;
      const role = found(roles[name], name);
      return {
        ...{ ...job, _id: v7(), employer, company_name, contact_email, benefits },
        posted_days_ago: job.posted_days_ago ?? postingDay(index, length),
        description: [opening, ...role.paragraphs]
          .join('\n\n')
          .replaceAll('{company}', company_name),
        requirements: role.requirements.join('\n'),
        responsibilities: role.responsibilities.join('\n'),
        required_skills: role.skills,
      };
    });
  const candidates = z
    .parse(z.array(candidateSchema), candidateList)
    .map((candidate) => ({ ...candidate, _id: v7(), resume: resumeOf(candidate) }));
  const applications = z
    .parse(z.array(applicationSchema), applicationList)
    .map(({ cover_letter, answers, ...row }) => {
      const candidate = found(
        candidates.find(({ key }) => key === row.candidate),
        row.candidate,
      );
      const job = found(
        jobs.find(({ title }) => title === row.job),
        row.job,
      );
      const { phone, availability, letter } = candidate;
      const applied_days_ago = roundDays(job.posted_days_ago * (1 - row.when));
      return {
        ...{ ...row, _id: v7(), candidate, job, phone, availability, applied_days_ago },
        cover_letter:
          cover_letter ??
          letter.replaceAll('{title}', job.title).replaceAll('{company}', job.company_name),
        answers: job.questions.flatMap(({ _id, text, kind }, index): Answer[] => {
          const value = answers[index] ?? null;
          return value === null ? [] : [{ question: _id, text, kind, value }];
        }),
        ...historyOf(row, applied_days_ago),
      };
    });
  return { employers, jobs, candidates, applications };
}
export type DemoContent = ReturnType<typeof makeDemoContent>;
export type DemoApplication = DemoContent['applications'][number];
