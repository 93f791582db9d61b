import { describe, expect, it } from 'vitest';
import { jobInputSchema } from '#src/contract/jobs/job-input.ts';
import { makeJobs } from './make-jobs.ts';

const COUNT = 2_000;
const made = [...makeJobs({ seed: 7, count: COUNT })];
const distinct = (read: (job: (typeof made)[number]) => unknown) => new Set(made.map(read)).size;

describe('generated jobs', () => {
  it('are the same for the same seed, and others for another', () => {
    expect([...makeJobs({ seed: 7, count: 50 })]).toEqual(made.slice(0, 50));
    expect([...makeJobs({ seed: 8, count: 50 })]).not.toEqual(made.slice(0, 50));
  });

  it('can be posted as they are', () => {
    for (const { input } of made) expect(jobInputSchema.parse(input)).toMatchObject(input);
  });

  it('are varied', () => {
    expect(distinct(({ truth }) => truth.occupations[0])).toBeGreaterThan(150);
    expect(distinct(({ input }) => input.title)).toBeGreaterThan(COUNT * 0.7);
    expect(distinct(({ input }) => input.location)).toBeGreaterThan(300);
    expect(distinct(({ input }) => input.company_name)).toBeGreaterThan(COUNT * 0.3);
    expect(distinct(({ truth }) => truth.language)).toBe(3);
    expect(distinct(({ input }) => input.workplace)).toBe(3);
    const lengths = made.map(
      ({ input }) =>
        input.description.length + input.requirements.length + input.responsibilities.length,
    );
    expect(Math.min(...lengths)).toBeLessThan(500);
    expect(Math.max(...lengths)).toBeGreaterThan(5_000);
  });

  it('are sometimes posted again', () => {
    const again = made.filter(({ truth }) => truth.repostOf !== undefined);
    expect(again.length).toBeGreaterThan(COUNT * 0.01);
    for (const { input, truth } of again) {
      const earlier = made[truth.repostOf ?? -1];
      expect(input.description).toBe(earlier?.input.description);
      expect(truth.daysAgo).toBeLessThan(earlier?.truth.daysAgo ?? 0);
    }
  });
});
