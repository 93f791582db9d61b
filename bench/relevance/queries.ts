import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#bench/jobs/content.ts';
import { namesOf } from '#src/shared/records.ts';
import { grade, type Judge } from './judge.ts';
import details from './queries/details.json' with { type: 'json' };
import english from './queries/english.json' with { type: 'json' };
import places from './queries/places.json' with { type: 'json' };
import turkish from './queries/turkish.json' with { type: 'json' };
import { wantsSchema } from './wants.ts';

/**
 * The language of the words for an occupation. Searches need not find ads in other languages, but such ads count when
 * found. Omitted if the words are the same in all languages.
 */
const language = z.optional(z.enum(namesOf(LANGUAGES)));

const classSchema = z.strictObject({
  name: z.string(),
  /** The default of its queries. */
  language,
  queries: z.array(
    z.strictObject({
      query: z.string(),
      /** The text in the location box. */
      location: z.optional(z.string()),
      language,
      wants: wantsSchema,
    }),
  ),
});

/** What a user types, and a judge of the jobs they mean. */
export type Query = {
  query: string;
  location: string;
  language: Language | undefined;
  wants: Judge;
};

export type QueryClass = { name: string; queries: Query[] };

/** All judged queries, in classes. */
export const QUERY_CLASSES: readonly QueryClass[] = z
  .array(classSchema)
  .parse([...english, ...turkish, ...places, ...details])
  .map(({ name, language: common, queries }) => ({
    name,
    queries: queries.map(({ query, location = '', language: own = common, wants }) => ({
      query,
      location,
      language: own,
      wants: (job) => grade(wants, job),
    })),
  }));
