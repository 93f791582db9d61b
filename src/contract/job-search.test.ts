// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jobQuerySchema } from './job.ts';
import { readJobSearch } from './job-search.ts';

/** The search params, read by the page and by the call: both must see the same. */
const readSearch = (search: object) => {
  const read = readJobSearch(search);
  const { limit: _, not_applied: __, employer_id: ___, ...asked } = jobQuerySchema.parse(search);
  expect(asked).toEqual(read);
  return read;
};

describe('the page number of an address', () => {
  it.each([
    ['1', 1],
    ['7', 7],
    [' 7 ', 7],
    [7, 7],
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
  ])('%j is page %i', (page, read) => {
    expect(readSearch({ page }).page).toBe(read);
  });
});

describe('the filters of an address', () => {
  it('are none when it names none', () => {
    expect(readSearch({})).toEqual({ page: 1, remote: false });
  });

  it('are read as they are written', () => {
    const search = {
      page: '2',
      query: ' ön büro ',
      location: 'İzmir',
      jobType: 'part_time',
      experienceLevel: 'senior',
      remote: 'true',
    };
    expect(readSearch(search)).toEqual({
      page: 2,
      query: 'ön büro',
      location: 'İzmir',
      jobType: 'part_time',
      experienceLevel: 'senior',
      remote: true,
    });
  });

  it.each(['all', 'FULL_TIME', 'freelance', '', 7, ['contract']])('%j is no job type', (value) => {
    expect(readSearch({ jobType: value, experienceLevel: value })).toEqual({
      page: 1,
      remote: false,
    });
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

  it('keep the beginning of a text that is too long, and no half of a sign', () => {
    const search = readSearch({
      query: 'x'.repeat(201),
      location: `${'x'.repeat(199)}🚲`,
    });
    expect(search.query).toBe('x'.repeat(200));
    expect(search.location).toBe('x'.repeat(199));
  });

  it('read a number as the text that it is', () => {
    expect(readSearch({ query: 2026 }).query).toBe('2026');
  });

  it.each([null, undefined, ['welder', 'tailor'], {}])('%j is no text to search for', (query) => {
    expect(readSearch({ query })).toEqual({ page: 1, remote: false });
  });

  it('know no other names', () => {
    expect(readSearch({ salary: '1', employer_id: 'e' })).toEqual({
      page: 1,
      remote: false,
    });
  });
});

describe('the query string of the call', () => {
  it.each([
    [undefined, 10],
    ['6', 6],
    ['50', 50],
    ['51', 10],
    ['0', 10],
    ['many', 10],
  ])('limit %j gives pages of %i', (limit, read) => {
    expect(jobQuerySchema.parse({ limit }).limit).toBe(read);
  });
});
