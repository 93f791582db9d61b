import { type SQL, sql } from 'drizzle-orm';
import {
  JOB_LEVELS,
  JOB_TYPES,
  POSTED_WITHIN,
  WORKPLACES,
} from '../../src/contract/enumerations.ts';
import { COMPANY_CHOICES_MAX } from '../../src/contract/limits.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { matches, rowConditions } from './found-jobs.ts';
import { nextWindow, READ_MAX } from './found-pages.ts';
import { readInTime } from './in-time.ts';
import type { FacetCounts, FacetsRequest } from './job-search-engine.ts';
import { planRequest } from './plan-request.ts';
import type { Synonyms } from './synonyms.ts';
import { askWithin, type FindWindows, shareSince, type Window } from './windows.ts';

/** Round amounts per year in the deployment's currency. */
const SALARY_STEPS = [30_000, 50_000, 80_000, 120_000] as const;
/** Found jobs that say enough of the others. */
const ENOUGH = 1000;
const DAY = 86_400_000;

/** Jobs that have the same choices. */
type Group = {
  type: string;
  level: string;
  work: string;
  /** The number of the largest salary step that they reach, from 1; 0 for none. */
  salary: number;
  /** The number of the first span of days that they are in, from 1. */
  posted: number;
  company: boolean;
  jobs: number;
};
type Filter = Exclude<keyof Group, 'jobs'>;
type Choice = (group: Group) => boolean;

const bucket = (column: SQL, bounds: readonly SQL[]): SQL =>
  sql`(array_length(array_remove(array[${sql.join(
    bounds.map((bound) => sql`case when ${column} >= ${bound} then 1 end`),
    sql`, `,
  )}], null), 1))`;

async function readGroups(
  db: Database,
  match: SQL,
  { now, company }: { now: Date; company: string | undefined },
): Promise<{ groups: Group[]; found: number }> {
  const since = POSTED_WITHIN.map(
    (days) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`,
  );
  const groups = await rowsOf<Group>(
    db,
    sql`
      select type, level, work, salary, posted, company, count(*)::int as jobs from (
        select
          job.job_type as type, job.experience_level as level, job.workplace as work,
          coalesce(${bucket(
            sql`job.salary_yearly`,
            SALARY_STEPS.map((step) => sql`${step}::int`),
          )}, 0) as salary,
          coalesce(${bucket(sql`job.published_at`, since)}, 0) as posted,
          ${company === undefined ? sql`true` : sql`fold_text(trim(job.company_name)) = fold_text(trim(${company}::text))`} as company
        from job_search as job where ${match} limit ${READ_MAX}::int
      ) as hits
      group by 1, 2, 3, 4, 5, 6
    `,
  );
  return { groups, found: groups.reduce((sum, { jobs }) => sum + jobs, 0) };
}

/** What each filter of the search lets through. */
function choicesOf({ search }: FacetsRequest): Record<Filter, Choice> {
  const { jobType, experienceLevel, workplace, remote, salaryMin, postedWithin, company } = search;
  const work: string[] | undefined = remote ? [...(workplace ?? []), 'remote'] : workplace;
  const reached = SALARY_STEPS.filter((step) => step <= (salaryMin ?? 0)).length;
  const span = postedWithin ? POSTED_WITHIN.length - POSTED_WITHIN.indexOf(postedWithin) : 0;
  return {
    type: ({ type }) => !jobType || jobType.some((value) => value === type),
    level: ({ level }) => !experienceLevel || experienceLevel.some((value) => value === level),
    work: ({ work: place }) => !work || work.includes(place),
    salary: ({ salary }) => salary >= reached,
    posted: ({ posted }) => posted >= span,
    company: (group) => company === undefined || group.company,
  };
}

/** What is counted in the smallest window in which enough is found, or in the largest that can be read in time. */
async function findGroups(
  db: Database,
  windows: readonly Window[],
  read: (db: Database, window: Window) => Promise<{ groups: Group[]; found: number }>,
): Promise<{ groups: Group[]; scale: number }> {
  let last = { groups: [] as Group[], scale: 1 };
  let window = windows[0];
  while (window) {
    const at = window;
    const counted =
      at === windows[0] ? await read(db, at) : await readInTime(db, (tx) => read(tx, at));
    if (!counted) break;
    const all = windows.at(-1)?.size ?? 0;
    last = { groups: counted.groups, scale: at.since ? all / at.size : 1 };
    if (counted.found >= ENOUGH) break;
    window = nextWindow(windows, { window: at, found: counted.found }, ENOUGH);
  }
  return last;
}

/** A number by estimate says no more than its first two digits. */
const roundTo = (count: number, scale: number): number =>
  scale === 1 ? count : Math.round(Number((count * scale).toPrecision(2)));

/** How many jobs are found by the search with each choice of a filter in the place of that filter. */
export async function countFacets(
  db: Database,
  request: FacetsRequest,
  synonyms: Synonyms,
  findWindows: FindWindows,
): Promise<FacetCounts> {
  const { search, now } = request;
  const { query, location, exact, company } = search;
  const mine = { not_applied: false, recommended: false };
  const whole = { page: 1, limit: 1, employer_id: undefined, ...mine };
  const unset = { sort: undefined, after: undefined, company: undefined };
  const words = { query, location, exact, ...whole, ...unset, remote: false };
  const none = { jobType: undefined, experienceLevel: undefined, workplace: undefined };
  const free = { ...words, ...none, salaryMin: undefined, postedWithin: undefined };
  const [planned, companies, windows] = await Promise.all([
    planRequest(db, { ...request, search: free }, synonyms),
    planRequest(db, { ...request, search: { ...search, ...whole, ...unset } }, synonyms),
    findWindows(),
  ]);
  const within = ({ plan, conditions }: typeof planned, window: Window): SQL => {
    const ask = { query: plan.anywhere, isIndexed: plan.hasWords };
    const { query: asked, since } = askWithin(ask, window, now);
    return sql`${matches(asked, ask.isIndexed)} and ${rowConditions(conditions, since)}`;
  };
  const { groups, scale } = await findGroups(db, windows, (session, window) =>
    readGroups(session, within(planned, window), { now, company }),
  );
  const isSample = scale !== 1;
  // A sample is of the newest jobs: when those that it stands for were published is estimated.
  const choices = { ...choicesOf(request), ...(isSample && { posted: () => true }) };
  /** What share of them was published in the last days. */
  const shareOf = (days: number | undefined): number =>
    isSample && days !== undefined
      ? shareSince(windows, new Date(now.getTime() - days * DAY), now)
      : 1;
  const countWhere = (without: Filter, choice: Choice, days = search.postedWithin): number => {
    const others = Object.entries(choices).filter(([filter]) => filter !== without);
    const counted = groups.filter(
      (group) => choice(group) && others.every(([, passes]) => passes(group)),
    );
    return roundTo(
      counted.reduce((sum, { jobs }) => sum + jobs, 0),
      scale * shareOf(days),
    );
  };
  const facet = <Value>(
    filter: Filter,
    values: readonly Value[],
    has: (group: Group, index: number) => boolean,
  ) =>
    values.map((value, index) => ({
      value,
      count: countWhere(filter, (group) => has(group, index)),
    }));
  const window =
    windows.find(({ since, size }) => !since || size * scale >= (windows.at(-1)?.size ?? 0)) ??
    windows[0];
  return {
    relation: scale === 1 ? 'exact' : 'about',
    jobType: facet('type', JOB_TYPES, ({ type }, index) => type === JOB_TYPES[index]),
    experienceLevel: facet('level', JOB_LEVELS, ({ level }, index) => level === JOB_LEVELS[index]),
    workplace: facet('work', WORKPLACES, ({ work }, index) => work === WORKPLACES[index]),
    postedWithin: POSTED_WITHIN.map((value, index) => ({
      value,
      count: countWhere(
        'posted',
        ({ posted }) => isSample || posted >= POSTED_WITHIN.length - index,
        value,
      ),
    })),
    salaryMin: facet('salary', SALARY_STEPS, ({ salary }, index) => salary > index),
    company: window ? await topCompanies(db, within(companies, window), scale) : [],
  };
}

/** The companies with the most of these jobs. */
async function topCompanies(
  db: Database,
  match: SQL,
  scale: number,
): Promise<FacetCounts['company']> {
  const rows = await rowsOf<{ value: string; count: number }>(
    db,
    sql`
      select company_name as value, count(*)::int as count
      from (select company_name from job_search as job where ${match} limit ${READ_MAX}::int) as hits
      where company_name <> ''
      group by 1 order by 2 desc, 1 limit ${COMPANY_CHOICES_MAX}::int
    `,
  );
  return rows.map(({ value, count }) => ({ value, count: roundTo(count, scale) }));
}
