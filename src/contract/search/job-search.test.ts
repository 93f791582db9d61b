import { describe, expect, it } from 'vitest';
import { jobQuerySchema } from '#src/contract/jobs/job.ts';
import { onceEach, readJobSearch } from './job-search.ts';

/** Reads the search params as the page and the endpoint do, which must agree. */
const readSearch = (search: object) => {
  const read = readJobSearch(search);
  const {
    limit: _,
    not_applied: __,
    employer_id: ___,
    recommended: ____,
    ...asked
  } = jobQuerySchema.parse(search);
  expect(asked).toEqual(read);
  return read;
};

describe('the page number of an address', () => {
  it.each([
    ['1', 1],
    ['7', 7],
    [' 7 ', 7],
    [7, 7],
    ['7.000', 1],
    ['7.0', 1],
    ['7e0', 1],
    ['0x7', 1],
    ['٧', 1],
    [true, 1],
    [[7], 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['abc', 1],
    ['', 1],
    ['Infinity', 1],
    ['99999999999', 1],
    [undefined, 1],
    [null, 1],
    [['2', '3'], 1],
    [['7'], 1],
    [Object.create(null), 1],
    [{}, 1],
  ])('%j is page %i (FORM-5, LIST-1)', (page, read) => {
    expect(readSearch({ page }).page).toBe(read);
  });
});

describe('the filters of an address (CALL-7, LIST-1)', () => {
  it('are none when it names none', () => {
    expect(readSearch({})).toEqual({ page: 1, remote: false, exact: false });
  });

  it('are read as they are written', () => {
    const search = {
      page: '2',
      query: ' ön büro ',
      location: 'İzmir',
      jobType: 'part_time',
      experienceLevel: 'not_specified,senior,entry',
      workplace: 'hybrid',
      remote: 'true',
      salaryMin: '50000',
      postedWithin: '7',
      company: 'Çınar A.Ş.',
      sort: 'salary',
      exact: 'true',
      after: '2026-01-01T10:00:00.000Z,0190-ab_c',
    };
    expect(readSearch(search)).toEqual({
      page: 2,
      query: 'ön büro',
      location: 'İzmir',
      jobType: ['part_time'],
      experienceLevel: ['entry', 'senior', 'not_specified'],
      workplace: ['hybrid'],
      remote: true,
      salaryMin: 50_000,
      postedWithin: 7,
      company: 'Çınar A.Ş.',
      sort: 'salary',
      exact: true,
      after: '2026-01-01T10:00:00.000Z,0190-ab_c',
    });
  });

  it.each(['all', 'FULL_TIME', 'freelance', '', ',', 7, [[]], {}])('%j is no job type', (value) => {
    expect(readSearch({ jobType: value, experienceLevel: value })).toEqual({
      page: 1,
      remote: false,
      exact: false,
    });
  });

  it.each([
    ['contract', ['contract']],
    ['internship,full_time', ['full_time', 'internship']],
    ['contract,contract,freelance', ['contract']],
    [
      ['temporary', 'contract'],
      ['contract', 'temporary'],
    ],
    [
      ['temporary,contract', 'full_time', 7],
      ['full_time', 'contract', 'temporary'],
    ],
    [`${'x'.repeat(200)},contract`, undefined],
    [Array.from({ length: 31 }, (_, at) => (at === 30 ? 'contract' : 'x')), undefined],
  ])('%j are these job types: %j', (jobType, read) => {
    expect(readSearch({ jobType }).jobType).toEqual(read);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    'much',
    '',
    '2000000001',
    'Infinity',
    null,
    ['5'],
    true,
    '7.000',
    '7.0',
    '7e0',
    '0x7',
    '0b111',
    '٧',
    '7,0',
  ])('%j is no salary and no number of days', (value) => {
    const { salaryMin, postedWithin } = readSearch({ salaryMin: value, postedWithin: value });
    expect([salaryMin, postedWithin]).toEqual([undefined, undefined]);
  });

  it.each(['2', '31', 'week'])('%j is no number of days to choose', (postedWithin) => {
    expect(readSearch({ postedWithin }).postedWithin).toBeUndefined();
  });

  it.each(['', 'a b', "'", 'ö', 'x'.repeat(81), ['x'], null])('%j is no cursor', (after) => {
    expect(readSearch({ after }).after).toBeUndefined();
  });

  it.each([
    ['true', true],
    [true, true],
    ['false', false],
    [false, false],
    ['1', false],
    ['yes', false],
    ['', false],
    [null, false],
    [['true'], false],
  ])('remote %j is %s', (remote, read) => {
    expect(readSearch({ remote }).remote).toBe(read);
  });

  it('cut a long text, but never within a character (SEARCH-1)', () => {
    const search = readSearch({
      query: 'x'.repeat(501),
      location: `${'x'.repeat(199)}🚲`,
    });
    expect(search.query).toBe('x'.repeat(500));
    expect(search.location).toBe('x'.repeat(199));
  });

  it('read a number as a text', () => {
    expect(readSearch({ query: 2026 }).query).toBe('2026');
  });

  it.each([null, undefined, ['welder', 'tailor'], {}])('%j is no text to search for', (query) => {
    expect(readSearch({ query })).toEqual({ page: 1, remote: false, exact: false });
  });

  it('ignore other names', () => {
    expect(readSearch({ salary: '1', employer_id: 'e' })).toEqual({
      page: 1,
      remote: false,
      exact: false,
    });
  });
});

describe('a parameter that is repeated', () => {
  it.each([
    ['query=cook&query=nurse', 'query=cook'],
    ['jobType=contract&jobType=full_time&page=2&page=3', 'jobType=contract,full_time&page=2'],
    ['constructor=1&constructor=2', 'constructor=1'],
  ])('%s counts as %s (PAGE-3)', (repeated, once) => {
    const params = [...onceEach(new URLSearchParams(repeated))];
    expect(params.map(([name, value]) => `${name}=${value}`).join('&')).toBe(once);
  });
});
