import * as z from 'zod/mini';
import lexicon from './lexicon.json' with { type: 'json' };

/** A word or phrase as `search_words` and `fold_text` write it. */
const folded = z.string().check(z.regex(/^[a-z][a-z -]*$/));

const schema = z.strictObject({
  /** Words ignored beside others: function words of both languages, and words of every ad. */
  stop_words: z.array(folded),
  /** Remote, hybrid and the like. */
  workplaces: z.array(folded),
  /** Rank, hours and the like, not the work itself. `title_phrases` (SQL) has its own, for suggestions. */
  circumstances: z.array(folded),
  /** Other title words that don't name the trade: gender markers, and parts of phrases such as 'full time'. */
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

/** Title words that don't say what the work is; numbers don't either. */
export const NON_DISCRIMINATING_WORDS = [
  ...words.circumstances,
  ...words.workplaces,
  ...words.title_words,
  ...words.stop_words,
];
const nonDiscriminating: ReadonlySet<string> = new Set(NON_DISCRIMINATING_WORDS);

export const isWorkplace = (word: string): boolean => WORKPLACES.has(word);

/** Whether a word says rank, hours or the like, which searches with few results drop first. */
export const isCircumstance = (word: string): boolean =>
  CIRCUMSTANCES.has(word) || NUMBER.test(word);

/** Whether a title word says what the work is. */
export const isDiscriminating = (word: string): boolean =>
  !nonDiscriminating.has(word) && !NUMBER.test(word);

/** Whether a skill is specific to some trades. */
export const isDiscriminatingSkill = (skill: string): boolean => !COMMON_SKILLS.has(skill);
