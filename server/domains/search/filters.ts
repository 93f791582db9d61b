import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { JobQuery } from '#src/contract/jobs/job.ts';
import { anyOf, distinct, lexeme, type Tsqueries } from './tsquery.ts';

/** Search filters that the index has as lexemes. */
export type LexemeFilters = Pick<
  JobQuery,
  'jobType' | 'experienceLevel' | 'workplace' | 'remote' | 'company'
> & { employer_id?: string | undefined };

const oneOf = (mark: string, values: readonly string[] = []): string =>
  anyOf(values.map((value) => lexeme(`#${mark} ${value}`)));

/** The requested workplaces; `remote` is the older filter for remote jobs. */
const workplacesOf = ({ workplace = [], remote }: LexemeFilters): readonly string[] =>
  remote ? [...workplace, 'remote'] : workplace;

/** The company's name as the index has it. */
async function companyKey(db: Database, name: string): Promise<string> {
  const [row] = await rowsOf<{ key: string }>(
    db,
    sql`select left(fold_text(trim(${name}::text)), 200) as key`,
  );
  return row?.key ?? '';
}

export async function askFilters(db: Database, filters: LexemeFilters): Promise<Tsqueries> {
  return distinct([
    oneOf('type', filters.jobType),
    oneOf('level', filters.experienceLevel),
    oneOf('work', workplacesOf(filters)),
    filters.employer_id ? lexeme(`#of ${filters.employer_id.toLowerCase()}`) : '',
    filters.company ? lexeme(`#by ${await companyKey(db, filters.company)}`) : '',
  ]);
}
