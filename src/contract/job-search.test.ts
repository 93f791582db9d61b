// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jobQuerySchema, jobSearchSchema } from './job.ts';

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
    [{}, 1],
  ])('%j is page %i', (page, read) => {
    expect(jobSearchSchema.parse({ page }).page).toBe(read);
  });
});

describe('the filters of an address', () => {
  it('are none when it names none', () => {
    expect(jobSearchSchema.parse({})).toEqual({ page: 1, remote: false });
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
    expect(jobSearchSchema.parse(search)).toEqual({
      page: 2,
      query: 'ön büro',
      location: 'İzmir',
      jobType: 'part_time',
      experienceLevel: 'senior',
      remote: true,
    });
  });

  it.each(['all', 'FULL_TIME', 'freelance', '', 7, ['contract']])('%j is no job type', (value) => {
    expect(jobSearchSchema.parse({ jobType: value, experienceLevel: value })).toEqual({
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
    expect(jobSearchSchema.parse({ remote }).remote).toBe(read);
  });

  it('keep the beginning of a text that is too long, and no half of a sign', () => {
    const search = jobSearchSchema.parse({
      query: 'x'.repeat(201),
      location: `${'x'.repeat(199)}🚲`,
    });
    expect(search.query).toBe('x'.repeat(200));
    expect(search.location).toBe('x'.repeat(199));
  });

  it('read a number as the text that it is', () => {
    expect(jobSearchSchema.parse({ query: 2026 }).query).toBe('2026');
  });

  it('know no other names', () => {
    expect(jobSearchSchema.parse({ salary: '1', employer_id: 'e' })).toEqual({
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
