import * as z from 'zod/mini';
import lexicon from './lexicon.json' with { type: 'json' };

/** A word or phrase as `search_words` and `fold_text` write it. */
const folded = z.string().check(z.regex(/^[a-z][a-z -]*$/));

const schema = z.strictObject({
  /** Words that say nothing about a job when there are others: small words of both languages, and what all ads have. */
  stop_words: z.array(folded),
  /** Say where one works, and are no place. */
  workplaces: z.array(folded),
  /** Say at what rank or for how long somebody works, and not what they do. */
  circumstances: z.array(folded),
  /** Other words of titles that say nothing of the trade: what ads are addressed with, and half of what is one. */
  title_words: z.array(folded),
  /** Skills that ads for all trades ask for. */
  common_skills: z.array(folded),
});

const words = schema.parse(lexicon);

export const STOP_WORDS: ReadonlySet<string> = new Set(words.stop_words);
const WORKPLACES: ReadonlySet<string> = new Set(words.workplaces);
const CIRCUMSTANCES: ReadonlySet<string> = new Set(words.circumstances);
const COMMON_SKILLS: ReadonlySet<string> = new Set(words.common_skills);

const NUMBER = /^\d+$/;

/** Words of a title that don't say what the work is; nor do numbers. */
export const NON_DISCRIMINATING_WORDS = [
  ...words.circumstances,
  ...words.workplaces,
  ...words.title_words,
  ...words.stop_words,
];
const nonDiscriminating: ReadonlySet<string> = new Set(NON_DISCRIMINATING_WORDS);

export const isWorkplace = (word: string): boolean => WORKPLACES.has(word);

/** Whether a word says rank, hours or the like: what somebody who finds little would sooner do without. */
export const isCircumstance = (word: string): boolean =>
  CIRCUMSTANCES.has(word) || NUMBER.test(word);

/** Whether a word of a title says what the work is. */
export const isDiscriminating = (word: string): boolean =>
  !nonDiscriminating.has(word) && !NUMBER.test(word);

/** Whether a skill is one of a trade. */
export const isDiscriminatingSkill = (skill: string): boolean => !COMMON_SKILLS.has(skill);
