import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/schema.ts';
import { JOB_LEVELS, JOB_TYPES, POSTED_WITHIN, WORKPLACES } from '#src/contract/enumerations.ts';
import {
  type Chosen,
  type Counted,
  chosenBy,
  countGroups,
  type Group,
  SALARY_STEPS,
} from './count-groups.ts';
import { matches, rowConditions } from './found-jobs.ts';
import { nextWindow } from './found-pages.ts';
import { readInTime } from './in-time.ts';
import type { FacetCounts, FacetsRequest } from './job-search-engine.ts';
import { planRequest } from './plan-request.ts';
import type { Synonyms } from './synonyms.ts';
import { distinct } from './tsquery.ts';
import { askWithin, type FindWindows, shareSince, type Window } from './windows.ts';

/** Matches that are a large enough sample. */
const SAMPLE_MIN = 500;
const DAY = 86_400_000;

type Filter = keyof Chosen;
type Choice = (group: Group) => boolean;

/** Each filter of the search as a predicate. */
const choicesOf = ({ type, level, work, salary, posted, company }: Chosen) =>
  ({
    type: (group: Group) => !type || type.includes(group.type),
    level: (group: Group) => !level || level.includes(group.level),
    work: (group: Group) => !work || work.includes(group.work),
    salary: (group: Group) => group.salary >= salary,
    posted: (group: Group) => group.posted >= posted,
    company: (group: Group) => company === undefined || group.company,
  }) satisfies Record<Filter, Choice>;

/** Counts in the smallest window with enough matches, or the largest read in time; `scale` extrapolates to all jobs. */
async function countEnough(
  db: Database,
  windows: readonly Window[],
  read: (db: Database, window: Window) => Promise<Counted>,
): Promise<Counted & { scale: number }> {
  let last = { groups: [], companies: [], found: 0, scale: 1 } as Counted & { scale: number };
  let window = windows[0];
  while (window) {
    const at = window;
    const counted =
      at === windows[0] ? await read(db, at) : await readInTime(db, (tx) => read(tx, at));
    if (!counted) break;
    const all = windows.at(-1)?.size ?? 0;
    last = { ...counted, scale: at.since ? all / at.size : 1 };
    if (counted.found >= SAMPLE_MIN) break;
    window = nextWindow(windows, { window: at, found: counted.found }, SAMPLE_MIN);
  }
  return last;
}

/** Scales a count; an estimate is rounded to two digits. */
const roundTo = (count: number, scale: number): number =>
  scale === 1 ? count : Math.round(Number((count * scale).toPrecision(2)));

/** The search without its filters. */
const withoutFilters = ({ search, ...request }: FacetsRequest) => ({
  ...request,
  search: {
    query: search.query,
    location: search.location,
    exact: search.exact,
    page: 1,
    limit: 1,
    sort: undefined,
    after: undefined,
    employer_id: undefined,
    not_applied: false,
    recommended: false,
    remote: false,
    company: undefined,
    jobType: undefined,
    experienceLevel: undefined,
    workplace: undefined,
    salaryMin: undefined,
    postedWithin: undefined,
  },
});

/** For each choice of each filter, how many jobs the search finds if it replaces that filter (rule SEARCH-3). */
export async function getJobFacets(
  db: Database,
  request: FacetsRequest,
  synonyms: Synonyms,
  findWindows: FindWindows,
): Promise<FacetCounts> {
  const { search, now } = request;
  const [{ plan, conditions }, windows] = await Promise.all([
    planRequest(db, withoutFilters(request), synonyms),
    findWindows(),
  ]);
  const chosen = chosenBy(search);
  const ask = { queries: plan.anywhere, isIndexed: plan.hasWords };
  const inOrder = matches(distinct([plan.phrases]), false);
  const { groups, companies, scale } = await countEnough(db, windows, (session, window) => {
    const { queries, since } = askWithin(ask, window, now);
    const match = sql`
      ${matches(queries, ask.isIndexed)} and ${inOrder} and ${rowConditions(conditions, since)}`;
    return countGroups(session, match, chosen, now);
  });
  const isSample = scale !== 1;
  // A sample has only the newest jobs, so counts by publication are estimated.
  const choices = { ...choicesOf(chosen), ...(isSample && { posted: () => true }) };
  /** Estimated share of jobs published in the last days. */
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
    company: companies.map(({ value, count }) => ({ value, count: roundTo(count, scale) })),
  };
}
