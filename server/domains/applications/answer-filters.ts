import { and, or, type SQL, sql } from 'drizzle-orm';
import { applications, jobs } from '#server/platform/database/schema.ts';
import {
  type AnswerFilters,
  parseAnswerFilters,
} from '#src/contract/applications/answer-filters.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';

const YES_NO: Record<string, boolean | undefined> = { yes: true, no: false };

/** Condition: the application has this answer. */
const has = (answer: object): SQL =>
  sql`${applications.answers} @> ${JSON.stringify([answer])}::jsonb`;

/** Condition: the question was answered with a number of at least `least`. */
const isAtLeast = (question: string, least: number): SQL => sql`jsonb_path_exists(
  ${applications.answers},
  '$[*] ? (@.question == $question && @.kind == "number" && @.value >= $least)',
  ${JSON.stringify({ question, least })}::jsonb
)`;

/** Condition: the job's question asks for a number. A minimum for any other question is ignored (rule LIST-1). */
const asksForNumber = (_id: string, jobId: string): SQL => sql`exists (
  select from ${jobs}
  where ${jobs._id} = ${jobId} and ${jobs.questions} @> ${JSON.stringify([{ _id, kind: 'number' }])}::jsonb
)`;

/** Matches by the question's kind when it was answered, whatever its kind is now. */
const isAnswered = (jobId: string, [question, value]: [string, string]): SQL | undefined => {
  const isYes = YES_NO[value];
  const least = readTypedNumber(value, 'number');
  return or(
    has({ question, kind: 'choice', value }),
    isYes === undefined ? undefined : has({ question, kind: 'yes_no', value: isYes }),
    Number.isNaN(least) ? asksForNumber(question, jobId) : isAtLeast(question, least),
  );
};

/**
 * Condition: the application's answers pass all filters of the parameter; undefined without filters (rule REVIEW-12).
 */
export const passesAnswers = (jobId: string, filters: string | undefined): SQL | undefined => {
  const wanted: AnswerFilters = parseAnswerFilters(filters);
  return and(...Object.entries(wanted).map((filter) => isAnswered(jobId, filter)));
};
