import { v7 } from 'uuid';
import * as z from 'zod/mini';
import type { Answer } from '#src/contract/jobs/question.ts';
import applicationList from './content/applications.json' with { type: 'json' };
import candidateList from './content/candidates.json' with { type: 'json' };
import employerList from './content/employers.json' with { type: 'json' };
import logoTable from './content/logos.json' with { type: 'json' };
import roleTable from './content/roles.json' with { type: 'json' };
import { historyOf, roundDays } from './history.ts';
import {
  applicationSchema,
  type Candidate,
  candidateSchema,
  employerSchema,
  logoSchema,
  roleSchema,
} from './schema.ts';

/** An unknown name in the content must fail on seeding, not when it is shown. */
const found = <T>(item: T | undefined, name: string): T => {
  if (item === undefined) throw new Error(`The demo content names ${name}, which is not in it`);
  return item;
};

const OLDEST_DAY = 56;
/**
 * Deals the days out like cards: consecutive jobs land STRIDE places apart, so that neighbours in the list come from
 * different employers. New jobs are denser than old ones.
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

/** A logo is named after its company's website. */
const logoNameOf = (website: string): string => new URL(website).hostname.replace('.example', '');

/** The resume's lines, for makeResumePdf(). */
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
    '',
    candidate.bio,
    '',
    words.experience,
    ...candidate.experience.flatMap((post) => [
      `${years(post)}   ${post.title}, ${post.company}, ${post.location}`,
      post.description,
      '',
    ]),
    words.education,
    ...candidate.education.map(
      (entry) => `${years(entry)}   ${entry.degree}, ${entry.field}, ${entry.institution}`,
    ),
    '',
    words.skills,
    candidate.skills.join(', '),
    candidate.languages,
  ];
}

/**
 * The content of a fresh embedded database, with new ids; the first employer and the first candidate are the demo
 * accounts. All days are relative to the time of seeding.
 */
export function makeDemoContent() {
  const roles = z.parse(z.record(z.string(), roleSchema), roleTable);
  const logos = z.parse(z.record(z.string(), logoSchema), logoTable);
  const employers = z.parse(z.array(employerSchema), employerList).map((employer) => ({
    ...employer,
    _id: v7(),
    logo: found(logos[logoNameOf(employer.company_website)], employer.company_website),
  }));
  const jobs = employers
    .flatMap((employer) => employer.jobs.map((job) => ({ employer, ...job })))
    .map(({ employer, opening, role: name, ...job }, index, { length }) => {
      const { company_name, contact_email, benefits } = employer;
      const role = found(roles[name], name);
      return {
        ...job,
        _id: v7(),
        employer,
        company_name,
        contact_email,
        benefits,
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
        ...row,
        _id: v7(),
        candidate,
        job,
        phone,
        availability,
        applied_days_ago,
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
