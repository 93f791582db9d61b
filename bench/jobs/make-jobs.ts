import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  JOB_TYPES,
  type JobType,
  type Workplace,
} from '#src/contract/enumerations.ts';
import {
  COUNTRIES,
  FIELDS,
  type Field,
  LANGUAGES,
  LARGE_COMPANIES,
  type Language,
  MISLEADING_COMPANIES,
  OCCUPATIONS,
  type Occupation,
  type Place,
  SKILLS,
} from './content.ts';
import { pickCity, writePlace, writeRemote } from './places.ts';
import { createRandom, type Random, repeat } from './random.ts';
import { writeAd } from './texts.ts';
import { makeTitle, pluralOf } from './titles.ts';

/** The facts behind an ad, whatever its words. */
type Truth = {
  /** Ids of occupations; more than one if the ad is for either. */
  occupations: string[];
  /** Names of skills as in `occupations`, however the ad spells them. */
  skills: string[];
  /** Null if the ad has no place or only 'Remote'; without a city if it has only a country. */
  place: Place | null;
  level: ExperienceLevel;
  language: Language;
  /** The language of some extra paragraphs. */
  second: Language | undefined;
  /** Days since the posting, with a fraction. */
  daysAgo: number;
  /** The index of the reposted job. */
  repostOf: number | undefined;
};

const DAYS = 60;
const WINDOW = 500;
const CHANCES = OCCUPATIONS.flatMap((one) => repeat(one, one.weight));
const SHARES = { entry: 5, mid: 9, senior: 6, executive: 1 };
const LEVELS = EXPERIENCE_LEVELS.flatMap((level) => repeat(level, SHARES[level]));
const SPOKEN: Language[] = ['en', 'en', 'en', 'en', 'en', 'tr', 'tr', 'tr', 'tr', 'de'];
const PAY = { entry: 0.75, mid: 1, senior: 1.4, executive: 2.1 };
const ALL_SKILLS = [...new Set(OCCUPATIONS.flatMap(({ skills }) => skills))];

const BY_FIELD = Map.groupBy(OCCUPATIONS, ({ field }) => field);

/** Picks an ad's occupations: occasionally two of one field ('Waiter / Bartender'). */
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

const pickWorkplace = (random: Random, field: Field): Workplace => {
  const way = random.next();
  if (!FIELDS[field].at_desks) return way < 0.03 ? 'hybrid' : 'on_site';
  if (way < 0.22) return 'remote';
  return way < 0.5 ? 'hybrid' : 'on_site';
};

const pickType = (random: Random, level: ExperienceLevel): JobType => {
  if (level === 'entry' && random.chance(0.15)) return 'internship';
  return random.chance(0.65) ? 'full_time' : random.pick(JOB_TYPES.slice(0, 4));
};

const makeCompany = (random: Random, language: Language): string => {
  const { company_names: names, company_kinds: kinds } = LANGUAGES[language];
  const way = random.next();
  if (way < 0.18) return random.pick(LARGE_COMPANIES);
  if (way < 0.26) return random.pick(MISLEADING_COMPANIES);
  const first = random.pick(names);
  const second = random.chance(0.3) ? ` ${random.pick(names)}` : '';
  return `${first}${second} ${random.pick(kinds)}`;
};

/** Spells a skill as an ad would. */
const writeSkill = (random: Random, skill: string, isTurkish: boolean): string => {
  const own = (isTurkish && SKILLS.turkish[skill]) || skill;
  const others = SKILLS.writings[skill];
  return others && own === skill && random.chance(0.35) ? random.pick(others) : own;
};

/** Whole USD a year; both 0 in ads without a salary. */
const makeSalary = (random: Random, field: Field, level: ExperienceLevel, country: string) => {
  if (random.chance(0.35)) return { salary_min: 0, salary_max: 0 };
  const usual = FIELDS[field].salary * PAY[level] * (COUNTRIES[country]?.pay ?? 1);
  const middle = usual * (0.8 + random.next() * 0.4);
  const salary_min = Math.round(middle * 0.9) * 1_000;
  return { salary_min, salary_max: random.chance(0.2) ? 0 : Math.round(middle * 1.15) * 1_000 };
};

const pickLength = (random: Random): number => {
  const way = random.next();
  if (way < 0.2) return random.between(300, 650);
  return way < 0.7 ? random.between(700, 1_900) : random.between(2_000, 5_400);
};

/** Figures for sentences about an employer with this many people. */
const figuresOf = (people: number) => ({
  people,
  growth: people % 40,
  joined: people % 60,
  colleagues: (people % 12) + 3,
  reference: people * 37 + 10_000,
});

const makeJob = (random: Random) => {
  const sought = pickOccupations(random);
  const [occupation] = sought;
  const language = random.pick(SPOKEN);
  const isTurkish = language === 'tr';
  const second = random.chance(0.07) ? (isTurkish ? 'en' : 'tr') : undefined;
  const workplace = pickWorkplace(random, occupation.field);
  const level = random.pick(LEVELS);
  const jobType = pickType(random, level);
  const { city, location, place: said } = pickPlace(random, language, workplace === 'remote');
  const company = makeCompany(random, language);
  const facts = { level, language, city: city.local, company, workplace };
  const title = makeTitle(random, sought, facts);
  const isInTitle = title.toLocaleLowerCase('tr').includes(city.local.toLocaleLowerCase('tr'));
  const place = isInTitle ? placeOf(city) : said;

  const skills = random.some(occupation.skills, random.between(1, 5));
  const split = random.chance(0.45) ? Math.ceil(skills.length / 2) : skills.length;
  const listed = skills.slice(0, split);
  const textSkills = skills.slice(split);

  const [other, another] = [random.pick(OCCUPATIONS), random.pick(OCCUPATIONS)];
  const isPassing = random.chance(0.35);
  const tool = random.pick(ALL_SKILLS);
  const tasks = language === 'de' ? [] : random.some(occupation.tasks[language], 3);
  const texts = writeAd(
    random,
    {
      language,
      second,
      tasks,
      isPassing,
      length: pickLength(random),
      textSkills: textSkills.map((skill) => writeSkill(random, skill, isTurkish)),
    },
    {
      company,
      city: city.local,
      tool,
      role: occupation.titles[language][0] ?? occupation.titles.en[0] ?? '',
      other: pluralOf(other, language),
      another: pluralOf(another, language),
      year: random.between(1950, 2024),
      ...figuresOf(random.between(12, 9_000)),
    },
  );
  const input = {
    title,
    company_name: company,
    location,
    ...texts,
    job_type: jobType,
    // Employers who skip this choice leave the form's first option.
    experience_level: random.chance(0.12) ? 'entry' : level,
    is_remote: workplace === 'remote',
    workplace,
    ...makeSalary(random, occupation.field, level, city.country),
    required_skills: listed.map((skill) => writeSkill(random, skill, isTurkish)),
    benefits: random.some(LANGUAGES[language].benefits, random.between(0, 4)),
  };
  const truth: Truth = {
    occupations: sought.map(({ id }) => id),
    skills,
    place,
    level,
    language,
    second,
    repostOf: undefined,
    daysAgo: random.next() * DAYS,
  };
  return { input, truth };
};

/** A generated ad with the facts behind it. */
export type MadeJob = ReturnType<typeof makeJob>;
/** The fields of `POST /api/jobs` that an ad fills in. */
export type MadeInput = MadeJob['input'];

/** Reposts an employer's ad some days later, unchanged or with a word added to the title. */
const repost = (random: Random, earlier: MadeJob, index: number): MadeJob => ({
  input: {
    ...earlier.input,
    title: random.chance(0.3) ? `${earlier.input.title} *NEW*` : earlier.input.title,
  },
  truth: { ...earlier.truth, daysAgo: random.next() * earlier.truth.daysAgo, repostOf: index },
});

/**
 * Generates realistically structured job ads with the facts behind them: always the same for a seed, whatever the
 * count. Makes tens of thousands a second.
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
