import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type MadeInput, makeJobs } from '#bench/jobs/make-jobs.ts';
import { createRandom } from '#bench/jobs/random.ts';
import { tell } from '#scripts/setup/failure.mjs';
import { placeColumns } from '#server/domains/places/commands.ts';
import { employers, type jobs, users } from '#server/platform/database/schema.ts';
import { addCopies, COPIES } from './copies.ts';
import { countTerms } from './count-terms.ts';
import { dropIndexes } from './indexes.ts';
import type { Loader } from './loaders.ts';
import { type Market, PERIOD_MS, type SampleJob } from './market.ts';
import { chooseWords, countWords, inventName, noWords } from './words.ts';

const SEED = 20_261_122;
const BATCH = 500;
const JOBS_OF_EMPLOYER = 50;
/** Jobs kept for use in questions. */
const SAMPLE = 4_000;
const REPORT_EVERY = 10_000;

const textOf = (job: MadeInput): string =>
  [
    job.company_name,
    ...job.required_skills,
    job.description,
    job.requirements,
    job.responsibilities,
  ].join(' ');

/** Adds a rare name: real markets have endless names of products, streets and projects. */
const named = (job: MadeInput, name: string): MadeInput => ({
  ...job,
  description: `${job.description}\nProject ${name}`,
});

const sampleOf = ({ description: _, requirements: __, responsibilities: ___, ...job }: MadeInput) =>
  job;

const makeEmployer = (number: number): typeof users.$inferInsert => ({
  _id: v7(),
  user_type: 'employer',
  first_name: 'Bench',
  last_name: `Employer ${number}`,
  email: `employer-${number}@example.com`,
  password_hash: '',
});

/** Processes `count` items in batches, `atOnce` of them concurrently. */
const inBatches = async (
  count: number,
  atOnce: number,
  work: (from: number, to: number) => Promise<unknown>,
) => {
  let next = 0;
  const take = async () => {
    while (next < count) {
      const from = next;
      next = Math.min(count, from + BATCH);
      await work(from, next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
};

const rangeOf = <Made>(from: number, to: number, make: (number: number) => Made): Made[] =>
  Array.from({ length: to - from }, (_, index) => make(from + index));

const loadEmployers = async ({ db, atOnce }: Loader, count: number): Promise<string[]> => {
  const ids: string[] = [];
  await inBatches(count, atOnce, async (from, to) => {
    const people = rangeOf(from, to, makeEmployer);
    await db.insert(users).values(people);
    await db.insert(employers).values(people.map(({ _id }) => ({ user_id: _id })));
    ids.push(...people.map(({ _id }) => _id));
  });
  return ids;
};

/** Jobs to read by their ids: enough for several hundred questions of each class. */
const READ_ONCE_MAX = 50_000;

const chooseIds = async ({ db }: Loader): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select job_id::text as id from job_search order by md5(job_id::text) limit ${READ_ONCE_MAX}::int`);
  return rows.map(({ id }) => id);
};

/** Inserts rows as one JSON parameter, a tenth of the cost of a parameter per value. */
const insertJobs = async ({ db }: Loader, rows: (typeof jobs.$inferInsert)[]): Promise<void> => {
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
  await db.execute(sql`
    insert into jobs (${columns})
    select ${columns} from json_populate_recordset(null::jobs, ${JSON.stringify(rows)}::json)`);
};

/** Fills an empty market with `count` jobs of the last 90 days, each COPIES times. Returns its description. */
export const loadMarket = async (loader: Loader, count: number): Promise<Market> => {
  const counts = noWords();
  const sample: SampleJob[] = [];
  const rare: string[] = [];
  const names = createRandom(SEED);
  const distinct = Math.ceil(count / COPIES);
  const sampled = Math.ceil(distinct / SAMPLE);
  const createIndexes = await dropIndexes(loader);
  const employerIds = await loadEmployers(loader, Math.ceil(count / JOBS_OF_EMPLOYER));
  const until = Date.now();
  const made = makeJobs({ seed: SEED, count: distinct });
  /** Must be called in order of the numbers. */
  const rowOf = (number: number) => {
    const next = made.next();
    if (next.done) throw new RangeError('there are no more jobs');
    const name = inventName(names, distinct);
    const job = named(next.value.input, name);
    const moment = new Date(until - ((distinct - number) / distinct) * PERIOD_MS);
    const _id = v7({ msecs: moment.getTime() });
    countWords(counts, job.title, textOf(job));
    if (number % sampled === 0) {
      sample.push({ _id, ...sampleOf(job) });
      rare.push(name);
    }
    // `is_remote` is a generated column.
    const { is_remote: _isRemote, ...written } = job;
    return {
      ...written,
      _id,
      ...placeColumns(job.location),
      employer_id: employerIds[number % employerIds.length] ?? '',
      created_at: moment,
      updated_at: moment,
      published_at: moment,
    };
  };
  await inBatches(distinct, loader.atOnce, async (from, to) => {
    await insertJobs(loader, rangeOf(from, to, rowOf));
    if (from > 0 && from % REPORT_EVERY === 0) tell(`${from} of ${distinct} jobs…`);
  });
  tell('Copying them…');
  await addCopies(loader, new Date(until), employerIds);
  tell('Creating the indexes…');
  await createIndexes();
  tell('Counting the words…');
  await countTerms(loader);
  await loader.run('vacuum analyze');
  return { count, sample, rare, ids: await chooseIds(loader), ...chooseWords(counts) };
};
