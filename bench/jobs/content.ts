import type { ExperienceLevel, Workplace } from '#src/contract/enumerations.ts';
import companies from './content/companies.json' with { type: 'json' };
import languages from './content/languages.json' with { type: 'json' };
import occupations from './content/occupations.json' with { type: 'json' };
import places from './content/places.json' with { type: 'json' };
import skills from './content/skills.json' with { type: 'json' };

export type Language = keyof typeof languages;
type Texts = readonly string[];

/** The words of a language; `{…}` in sentences is what they speak of (`Speech`). */
type Words = {
  /** Where its ads are from, each country as often as its number says. */
  countries: Readonly<Record<string, number>>;
  /** Before titles. */
  prefixes: Partial<Record<ExperienceLevel, Texts>>;
  /** After titles. */
  tails: Texts;
  workplaces: Record<Workplace, string>;
  company_names: Texts;
  company_kinds: Texts;
  /** Sentences of the employer. */
  about: Texts;
  /** Of the job. */
  role: Texts;
  /** Of other occupations and tools, in passing. */
  passing: Texts;
  /** What every ad says. */
  boilerplate: Texts;
  tasks: Texts;
  needs: Texts;
  /** Before a skill that only the requirements name. */
  skill_needs: Texts;
  benefits: Texts;
};
export const LANGUAGES: Record<Language, Words> = languages;

/** A part of the labour market; what an ad of one asks for is unlike that of another. */
export type Field = keyof typeof occupations;
export type Occupation = {
  id: string;
  field: Field;
  /** The first is the plain one. */
  titles: Record<Language, Texts>;
  skills: Texts;
  /** English infinitives and Turkish nouns. */
  tasks: { en: Texts; tr: Texts };
  /** How much more often than the rarest it is looked for. */
  weight: number;
};
type FieldRow = { at_desks: boolean; salary: number; occupations: Omit<Occupation, 'field'>[] };
/** `salary` is a usual one, in thousands of USD a year. */
export const FIELDS: Record<Field, FieldRow> = occupations;
/** All occupations that ads are made for. */
export const OCCUPATIONS: readonly Occupation[] = (Object.keys(FIELDS) as Field[]).flatMap(
  (field) => FIELDS[field].occupations.map((one) => ({ ...one, field })),
);

/** Where a job is: the city's English name, the code of its region (US, UK's nation) and of its country. */
export type Place = { city: string | null; region: string | null; country: string };
/** A city as ads know it: `local` is its own name, `districts` are written before it. */
type CityRow = {
  city: string;
  local: string;
  region: string | null;
  districts: Texts;
  weight: number;
};
export type City = CityRow & { country: string };
/** `en` and `local` are a country's names as ads write them; salaries there are `pay` times the usual ones. */
type Country = { en: Texts; local: Texts; pay: number; cities: readonly CityRow[] };
export const COUNTRIES: Readonly<Record<string, Country>> = places.countries;
/** The names of regions, by their codes. */
export const REGIONS: Readonly<Record<string, string>> = places.regions;

/** Employers with many ads, which people look for by name. */
export const LARGE_COMPANIES: Texts = companies.large;
/** Employers whose names say an occupation, a place or a way of working that the job is not. */
export const MISLEADING_COMPANIES: Texts = companies.misleading;

/** Other writings of a skill, beside its own name, and its name in Turkish. */
export const SKILLS: {
  writings: Readonly<Record<string, Texts>>;
  turkish: Readonly<Record<string, string>>;
} = skills;
