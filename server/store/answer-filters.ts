import { and, or, type SQL, sql } from 'drizzle-orm';
import { type AnswerFilters, parseAnswerFilters } from '../../src/contract/answer-filters.ts';
import { applications } from '../db/schema.ts';

const YES_NO: Record<string, boolean | undefined> = { yes: true, no: false };

/** That the application has such an answer. */
const has = (answer: object): SQL =>
  sql`${applications.answers} @> ${JSON.stringify([answer])}::jsonb`;

/** That the number with which the question was answered isn't below `least`. */
const isAtLeast = (question: string, least: number): SQL => sql`jsonb_path_exists(
  ${applications.answers},
  '$[*] ? (@.question == $question && @.kind == "number" && @.value >= $least)',
  ${JSON.stringify({ question, least })}::jsonb
)`;

/** By the kind with which the question was answered, whatever it is by now. */
const isAnswered = ([question, value]: [string, string]): SQL | undefined => {
  const isYes = YES_NO[value];
  const least = Number(value);
  return or(
    has({ question, kind: 'choice', value }),
    isYes === undefined ? undefined : has({ question, kind: 'yes_no', value: isYes }),
    Number.isFinite(least) ? isAtLeast(question, least) : undefined,
  );
};

/** That an application's answers pass all the filters of the parameter; undefined without any. */
export const passesAnswers = (filters: string | undefined): SQL | undefined => {
  const wanted: AnswerFilters = parseAnswerFilters(filters);
  return and(...Object.entries(wanted).map(isAnswered));
};
