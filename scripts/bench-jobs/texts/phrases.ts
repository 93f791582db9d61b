/** What the sentences of an ad may speak of. `others` are occupations that the job is not, in the plural. */
export type Speech = {
  company: string;
  role: string;
  city: string;
  others: [string, string];
  /** A skill that the job does not ask for. */
  tool: string;
  year: number;
  people: number;
};

export type Sentence = (speech: Speech) => string;

/** The sentences and lines of one language. */
export type Phrases = {
  /** Of the employer. */
  about: Sentence[];
  /** Of the job. */
  role: Sentence[];
  /** Of other occupations and tools, in passing. */
  passing: Sentence[];
  /** What every ad says. */
  boilerplate: Sentence[];
  tasks: string[];
  needs: string[];
  /** Before a skill that only the requirements name. */
  skillNeeds: string[];
  benefits: string[];
};
