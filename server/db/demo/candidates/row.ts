import type { ExperienceLevel } from '../../../../src/contract/enumerations.ts';
import type { DemoCandidate } from '../types.ts';

/** A candidate in a table; months are `YYYY-MM`, and an end of '' still goes on. */
export type CandidateRow = {
  readonly key: string;
  readonly name: readonly [first: string, last: string];
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly title: string;
  readonly level: ExperienceLevel;
  readonly skills: readonly string[];
  readonly bio: string;
  /** Degree, field, institution, start, end. */
  readonly studies: readonly (readonly [string, string, string, string, string])[];
  /** Title, company, location, start, end, description. */
  readonly posts: readonly (readonly [string, string, string, string, string, string])[];
  /** The last line of the resume. */
  readonly languages: string;
};

type Headings = { now: string; experience: string; education: string; skills: string };
const HEADINGS: Readonly<Record<'en' | 'tr', Headings>> = {
  en: { now: 'today', experience: 'EXPERIENCE', education: 'EDUCATION', skills: 'SKILLS' },
  tr: { now: 'sürüyor', experience: 'İŞ DENEYİMİ', education: 'EĞİTİM', skills: 'BECERİLER' },
};

const resumeText = (row: CandidateRow, language: 'en' | 'tr'): string => {
  const words = HEADINGS[language];
  const years = (start: string, end: string): string =>
    `${start.slice(0, 4)} – ${end === '' ? words.now : end.slice(0, 4)}`;
  return [
    row.name.join(' '),
    row.title,
    `${row.location} | ${row.email} | ${row.phone}`,
    '',
    row.bio,
    '',
    words.experience,
    ...row.posts.flatMap(([title, company, place, start, end, description]) => [
      `${years(start, end)}   ${title}, ${company}, ${place}`,
      description,
      '',
    ]),
    words.education,
    ...row.studies.map(
      ([degree, field, institution, start, end]) =>
        `${years(start, end)}   ${degree}, ${field}, ${institution}`,
    ),
    '',
    words.skills,
    row.skills.join(', '),
    row.languages,
  ].join('\n');
};

const firstDay = (month: string): string => (month === '' ? '' : `${month}-01`);

/** The candidate of a row, with a resume in the given language. */
export const toCandidate = (row: CandidateRow, language: 'en' | 'tr'): DemoCandidate => ({
  key: row.key,
  first_name: row.name[0],
  last_name: row.name[1],
  email: row.email,
  phone: row.phone,
  location: row.location,
  title: row.title,
  skills: row.skills,
  experience_level: row.level,
  bio: row.bio,
  education: row.studies.map(([degree, field, institution, start, end]) => ({
    institution,
    degree,
    field,
    start_date: firstDay(start),
    end_date: firstDay(end),
    current: end === '',
  })),
  experience: row.posts.map(([title, company, location, start, end, description]) => ({
    company,
    title,
    location,
    description,
    start_date: firstDay(start),
    end_date: firstDay(end),
    current: end === '',
  })),
  resume_text: resumeText(row, language),
});
