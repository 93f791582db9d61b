import type { ExperienceLevel, Workplace } from '#src/contract/enumerations.ts';
import companies from './content/companies.json' with { type: 'json' };
import languages from './content/languages.json' with { type: 'json' };
import occupations from './content/occupations.json' with { type: 'json' };
import places from './content/places.json' with { type: 'json' };
import skills from './content/skills.json' with { type: 'json' };

export type Language = keyof typeof languages;
type Texts = readonly string[];

/** The words of a language; `{…}` in sentences are placeholders (`Speech`). */
type Words = {
  /** The countries of its ads, with weights. */
  countries: Readonly<Record<string, number>>;
  /** Put before titles. */
  prefixes: Partial<Record<ExperienceLevel, Texts>>;
  /** Put after titles. */
  tails: Texts;
  workplaces: Record<Workplace, string>;
  company_names: Texts;
  company_kinds: Texts;
  /** Sentences about the employer. */
  about: Texts;
  /** Sentences about the job. */
  role: Texts;
  /** Sentences that mention other occupations and tools. */
  passing: Texts;
  /** Sentences common to all ads. */
  boilerplate: Texts;
  tasks: Texts;
  needs: Texts;
  /** Put before a skill that only the requirements mention. */
  skill_needs: Texts;
  benefits: Texts;
};
export const LANGUAGES: Record<Language, Words> = languages;

/** A sector of the labour market; requirements differ between sectors. */
export type Field = keyof typeof occupations;
export type Occupation = {
  id: string;
  field: Field;
  /** The first one is plain. */
  titles: Record<Language, Texts>;
  skills: Texts;
  /** English infinitives and Turkish nouns. */
  tasks: { en: Texts; tr: Texts };
  /** Frequency relative to the rarest occupation. */
  weight: number;
};
type FieldRow = { at_desks: boolean; salary: number; occupations: Omit<Occupation, 'field'>[] };
/** `salary` is typical, in thousands of USD a year. */
export const FIELDS: Record<Field, FieldRow> = occupations;
export const OCCUPATIONS: readonly Occupation[] = (Object.keys(FIELDS) as Field[]).flatMap(
  (field) => FIELDS[field].occupations.map((one) => ({ ...one, field })),
);

/** A job's place: the city's English name, and the codes of its region (US states, UK nations) and country. */
export type Place = { city: string | null; region: string | null; country: string };
/** A city in ads: `local` is its native name, ads write `districts` before the city. */
type CityRow = {
  city: string;
  local: string;
  region: string | null;
  districts: Texts;
  weight: number;
};
export type City = CityRow & { country: string };
/** `en` and `local` are a country's names in ads; its salaries are `pay` times the typical ones. */
type Country = { en: Texts; local: Texts; pay: number; cities: readonly CityRow[] };
export const COUNTRIES: Readonly<Record<string, Country>> = places.countries;
/** Region names by code. */
export const REGIONS: Readonly<Record<string, string>> = places.regions;

/** Employers with many ads, which people search for by name. */
export const LARGE_COMPANIES: Texts = companies.large;
/** Employers whose names suggest a wrong occupation, place or way of working. */
export const MISLEADING_COMPANIES: Texts = companies.misleading;

/** Alternative spellings of skills, and their Turkish names. */
export const SKILLS: {
  writings: Readonly<Record<string, Texts>>;
  turkish: Readonly<Record<string, string>>;
} = skills;
