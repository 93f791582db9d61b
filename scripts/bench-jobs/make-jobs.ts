import { makeCompany } from './companies.ts';
import { OCCUPATIONS } from './occupations/occupations.ts';
import type { Field, Occupation } from './occupations/row.ts';
import { type Place, pickCity, writePlace, writeRemote } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { makeSalary } from './salaries.ts';
import { writeSkill } from './skills.ts';
import { PHRASES, writeAd } from './texts/write-ad.ts';
import { type Language, type Level, makeTitle, pluralsOf } from './titles.ts';

const JOB_TYPES = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;

/** What an employer posts: the fields of `POST /api/jobs` that an ad has words or figures in. */
export type MadeInput = {
  title: string;
  company_name: string;
  location: string;
  description: string;
  requirements: string;
  responsibilities: string;
  job_type: (typeof JOB_TYPES)[number];
  experience_level: Level;
  is_remote: boolean;
  workplace: 'on_site' | 'hybrid' | 'remote';
  salary_min: number;
  salary_max: number;
  required_skills: string[];
  benefits: string[];
};

/** What the ad is, whatever its words say. */
export type Truth = {
  /** Ids of occupations; more than one when the ad is for either. */
  occupations: string[];
  field: Field;
  /** Names of skills as `occupations` has them, however the ad writes them. */
  skills: string[];
  /** Those of them that only the requirements name. */
  textSkills: string[];
  /** Null when the ad says none, or no more than 'Remote'; without a city when it says a country alone. */
  place: Place | null;
  workplace: 'on_site' | 'hybrid' | 'remote';
  level: Level;
  language: Language;
  /** The language of some paragraphs beside it. */
  second: Language | null;
  company: string;
  jobType: MadeInput['job_type'];
  /** Ids of occupations that the texts name in passing. */
  mentions: string[];
  /** Days since it was posted, with a fraction. */
  daysAgo: number;
  /** The index of the job that it repeats. */
  repostOf: number | null;
};

export type MadeJob = { input: MadeInput; truth: Truth };

const DAYS = 60;
const WINDOW = 500;
const CHANCES = OCCUPATIONS.flatMap((one) => Array.from({ length: one.weight }, () => one));
const LEVELS: Level[] = [
  ...Array.from({ length: 5 }, () => 'entry' as const),
  ...Array.from({ length: 9 }, () => 'mid' as const),
  ...Array.from({ length: 6 }, () => 'senior' as const),
  'executive',
];
const LANGUAGES: Language[] = ['en', 'en', 'en', 'en', 'en', 'tr', 'tr', 'tr', 'tr', 'de'];
const AT_DESKS: Field[] = ['software', 'media', 'office', 'finance'];
const ALL_SKILLS = [...new Set(OCCUPATIONS.flatMap(({ skills }) => skills))];

const PLURALS = new Map(OCCUPATIONS.map((one) => [one.id, pluralsOf(one)]));
const BY_FIELD = Map.groupBy(OCCUPATIONS, ({ field }) => field);

const pluralOf = ({ id }: Occupation, language: Language): string =>
  PLURALS.get(id)?.[language] ?? '';

/** The occupations that an ad is for: now and then two of one field ('Waiter / Bartender'). */
const pickOccupations = (random: Random): [Occupation, ...Occupation[]] => {
  const one = random.pick(CHANCES);
  if (!random.chance(0.03)) return [one];
  const other = random.pick(BY_FIELD.get(one.field) ?? []);
  return other === one ? [one] : [one, other];
};

const placeOf = ({ city, region, country }: Place): Place => ({ city, region, country });

const pickPlace = (random: Random, language: Language, isRemote: boolean) => {
  const city = pickCity(random, language);
  if (random.chance(0.02)) return { city, location: '', place: null };
  if (isRemote) return { city, ...writeRemote(random, city, language === 'tr') };
  return { city, location: writePlace(random, city), place: placeOf(city) };
};

const pickWorkplace = (random: Random, field: Field): Truth['workplace'] => {
  const way = random.next();
  if (!AT_DESKS.includes(field)) return way < 0.03 ? 'hybrid' : 'on_site';
  if (way < 0.22) return 'remote';
  return way < 0.5 ? 'hybrid' : 'on_site';
};

const pickType = (random: Random, level: Level): MadeInput['job_type'] => {
  if (level === 'entry' && random.chance(0.15)) return 'internship';
  return random.chance(0.65) ? 'full_time' : random.pick(JOB_TYPES.slice(0, 4));
};

const pickLength = (random: Random): number => {
  const way = random.next();
  if (way < 0.2) return random.between(300, 650);
  return way < 0.7 ? random.between(700, 1_900) : random.between(2_000, 5_400);
};

const makeJob = (random: Random): MadeJob => {
  const sought = pickOccupations(random);
  const [occupation] = sought;
  const language = random.pick(LANGUAGES);
  const isTurkish = language === 'tr';
  const second = random.chance(0.07) ? (isTurkish ? 'en' : 'tr') : undefined;
  const workplace = pickWorkplace(random, occupation.field);
  const level = random.pick(LEVELS);
  const jobType = pickType(random, level);
  const { city, location, place: said } = pickPlace(random, language, workplace === 'remote');
  const company = makeCompany(random, language);
  const facts = { level, language, city: city.local, company, workplace, jobType };
  const title = makeTitle(random, sought, facts);
  const isInTitle = title.toLocaleLowerCase('tr').includes(city.local.toLocaleLowerCase('tr'));
  const place = isInTitle ? placeOf(city) : said;

  const skills = random.some(occupation.skills, random.between(1, 5));
  const split = random.chance(0.45) ? Math.ceil(skills.length / 2) : skills.length;
  const listed = skills.slice(0, split);
  const textSkills = skills.slice(split);

  const others: [Occupation, Occupation] = [random.pick(OCCUPATIONS), random.pick(OCCUPATIONS)];
  const isPassing = random.chance(0.35);
  const tool = random.pick(ALL_SKILLS);
  const tasks = language === 'de' ? [] : random.some(occupation.tasks[language], 3);
  const texts = writeAd(
    random,
    {
      ...{ language, second, tasks, isPassing, length: pickLength(random) },
      textSkills: textSkills.map((skill) => writeSkill(random, skill, isTurkish)),
    },
    {
      ...{ company, city: city.local, tool },
      role: occupation.titles[language][0] ?? occupation.titles.en[0] ?? '',
      others: [pluralOf(others[0], language), pluralOf(others[1], language)],
      year: random.between(1950, 2024),
      people: random.between(12, 9_000),
    },
  );
  const input: MadeInput = {
    ...{ title, company_name: company, location, ...texts },
    job_type: jobType,
    // Posters who skip the choice leave the form's first one.
    experience_level: random.chance(0.12) ? 'entry' : level,
    ...{ is_remote: workplace === 'remote', workplace },
    ...makeSalary(random, { field: occupation.field, level, country: city.country }),
    required_skills: listed.map((skill) => writeSkill(random, skill, isTurkish)),
    benefits: random.some(PHRASES[language].benefits, random.between(0, 4)),
  };
  const truth: Truth = {
    occupations: sought.map(({ id }) => id),
    ...{ field: occupation.field, skills, textSkills, place, workplace, level, language },
    ...{ second: second ?? null, company, jobType, repostOf: null },
    mentions: isPassing ? others.map(({ id }) => id) : [],
    daysAgo: random.next() * DAYS,
  };
  return { input, truth };
};

/** An employer's ad posted again, some days later, with nothing or a word of the title changed. */
const repost = (random: Random, earlier: MadeJob, index: number): MadeJob => ({
  input: {
    ...earlier.input,
    title: random.chance(0.3) ? `${earlier.input.title} *NEW*` : earlier.input.title,
  },
  truth: { ...earlier.truth, daysAgo: random.next() * earlier.truth.daysAgo, repostOf: index },
});

/**
 * Makes job ads that are real in structure, with the facts behind them: the same ones for the same seed,
 * whatever the count. Tens of thousands a second.
 */
export function* makeJobs({ seed, count }: { seed: number; count: number }): Generator<MadeJob> {
  const random = createRandom(seed);
  const window: MadeJob[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = random.between(0, WINDOW - 1);
    const earlier = random.chance(0.03) ? window[from] : undefined;
    const before = index - ((((index - from) % WINDOW) + WINDOW) % WINDOW || WINDOW);
    const job = earlier ? repost(random, earlier, before) : makeJob(random);
    window[index % WINDOW] = job;
    yield job;
  }
}
