import { describe, expect, it } from 'vitest';
import { makeJobs } from '#bench/jobs/make-jobs.ts';
import { QUERY_CLASSES } from './queries.ts';
import { bestOf, score } from './score.ts';
import { wantsSchema } from './wants.ts';

const made = [...makeJobs({ seed: 11, count: 4_000 })];
const queries = QUERY_CLASSES.flatMap((one) => one.queries);
const nurse = queries.find(({ query }) => query === 'nurse');

describe('the judged set', () => {
  it('has enough queries, each with a matching job', () => {
    expect(queries.length).toBeGreaterThan(120);
    const unanswered = queries.filter(({ wants }) => !made.some((job) => wants(job) > 0));
    expect(unanswered).toEqual([]);
  });

  it.each([
    { for: ['no-such-occupation'] },
    { for: ['nurse'], town: 'Berlin' },
    { any: [{ level: 'high' }] },
  ])('refuses a meaningless expectation: %j', (wants) => {
    expect(wantsSchema.safeParse(wants).success).toBe(false);
  });

  it('judges by what a job is, not by its words', () => {
    const named = made.find(
      ({ input, truth }) =>
        input.company_name === 'Nurse Lane Accountancy' && !truth.occupations.includes('nurse'),
    );
    if (!nurse || !named) throw new Error('there is no such query or job');
    expect(nurse.wants(named)).toBe(0);
  });

  it('scores a result by the best possible one', () => {
    if (!nurse) throw new Error('there is no such query');
    const ideal = bestOf(nurse, made);
    const right = made.flatMap((job, index) => (nurse.wants(job) === 1 ? [index] : []));
    const wrong = made.flatMap((job, index) => (nurse.wants(job) === 0 ? [index] : []));
    const given = [...right.slice(0, 5), ...wrong.slice(0, 5)];
    expect(score(nurse, made, right.slice(0, 10), ideal).precision).toBe(1);
    expect(score(nurse, made, given, ideal).precision).toBe(0.5);
    expect(score(nurse, made, [right[0] ?? 0, right[0] ?? 0], ideal).precision).toBe(0.1);
    expect(score(nurse, made, [], ideal)).toEqual({ precision: 0, isEmpty: true });
  });
});
