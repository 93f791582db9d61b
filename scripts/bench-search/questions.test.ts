// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeJobs } from '../bench-jobs/make-jobs.ts';
import { createRandom } from '../bench-jobs/random.ts';
import type { Market, SampleJob } from './market.ts';
import { misspell } from './misspell.ts';
import { questionClasses, YARDSTICK } from './questions.ts';
import { chooseWords, countWords, inventName, noWords } from './words.ts';

const JOBS = 3_000;

const makeMarket = (): Market => {
  const counts = noWords();
  const random = createRandom(2);
  const made = [...makeJobs({ seed: 1, count: JOBS })];
  const sample = made.map(({ input }, number): SampleJob => {
    countWords(counts, input.title, input.description);
    return { ...input, _id: `id-${number}` };
  });
  const rare = Array.from({ length: 500 }, () => inventName(random, 100_000));
  return { count: JOBS, sample, rare, ...chooseWords(counts) };
};

const market = makeMarket();
const people = { profiled: ['p1', 'p2', 'p3'], blank: 'b', employer: 'e' };
const classes = () => questionClasses(market, people);

/** The parameters of so many questions of a class. */
const paramsOf = (name: string, count = 200): URLSearchParams[] => {
  const found = classes().find((one) => one.name === name);
  return Array.from(
    { length: count },
    () => new URL(found?.next().path ?? '', 'http://bench').searchParams,
  );
};

describe('the words to ask for', () => {
  it('are in titles, and in many jobs or of one language', () => {
    const isTitled = (word: string) =>
      market.sample.some(({ title }) => title.toLowerCase().includes(word));
    expect(market.common.length).toBeGreaterThan(50);
    expect(market.common.every(isTitled)).toBe(true);
    expect(market.turkish.length).toBeGreaterThan(20);
    expect(market.turkish.filter((word) => /^[a-z]+$/.test(word))).toEqual([]);
  });

  it('are names that hardly repeat', () => {
    expect(new Set(market.rare).size).toBeGreaterThan(490);
  });
});

describe('questions', () => {
  it('of nearly every class differ from each other', () => {
    for (const { name, next } of classes()) {
      const asked = Array.from({ length: 60 }, next).map(({ path, token }) => `${token} ${path}`);
      const least = /page|profile|without/.test(name) ? 25 : 40;
      expect(new Set(asked).size, name).toBeGreaterThan(least);
    }
  });

  it('are the same at each run', () => {
    const first = classes().map(({ next }) => next());
    expect(classes().map(({ next }) => next())).toEqual(first);
    expect(classes()[0]?.name).toBe(YARDSTICK);
  });

  it('ask for what their class says', () => {
    const words = (name: string) => paramsOf(name).map((params) => params.get('query') ?? '');
    expect(words('phrase in quotes').every((query) => /^"\S+ \S+"$/.test(query))).toBe(true);
    expect(words('minus word').every((query) => /^\S+ -\S+$/.test(query))).toBe(true);
    expect(words('one letter').every((query) => query.length === 1)).toBe(true);
    const seen = new Set([...market.common, ...market.rare]);
    expect(words('word that nothing contains').some((query) => seen.has(query))).toBe(false);
    for (const query of words('hostile query')) expect(query.length).toBeLessThanOrEqual(500);
    const places = paramsOf('word and place, two boxes').map((params) => params.get('location'));
    expect(new Set(places).size).toBeGreaterThan(20);
    for (const params of paramsOf('word and all filters'))
      expect([...params.keys()]).toEqual(
        expect.arrayContaining(['query', 'location', 'jobType', 'experienceLevel', 'postedWithin']),
      );
  });
});

describe('a misspelt word', () => {
  it('begins as the word does, and is one letter away', () => {
    const random = createRandom(1);
    for (let made = 0; made < 200; made += 1) {
      const misspelt = misspell('accountant', random);
      expect(misspelt).not.toBe('accountant');
      expect(misspelt).toMatch(/^a/);
      expect(Math.abs(misspelt.length - 'accountant'.length)).toBeLessThanOrEqual(1);
    }
  });
});
