// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { type JobSearch, readJobSearch } from '#src/contract/search/job-search.ts';
import {
  activeFilters,
  NO_FILTERS,
  shownSort,
  showSalaryStep,
  toggle,
  toggleWorkplace,
  workplacesOf,
} from './active-filters.ts';

const search: JobSearch = readJobSearch({
  query: 'baker',
  location: 'Izmir',
  jobType: 'full_time,contract',
  workplace: 'hybrid',
  remote: 'true',
  experienceLevel: 'senior,not_specified',
  salaryMin: '40000',
  postedWithin: '7',
  company: 'Acme',
});

describe('the active filters (SEARCH-6)', () => {
  it('are one for each value, named as they were chosen', () => {
    expect(activeFilters(search, i18n, 'EUR').map(({ key, label }) => [key, label])).toEqual([
      ['full_time', 'Full Time'],
      ['contract', 'Contract'],
      ['hybrid', 'Hybrid'],
      ['remote', 'Remote'],
      ['senior', 'Senior Level'],
      ['not_specified', 'Not specified'],
      ['postedWithin', 'Last 7 days'],
      ['salaryMin', '€40,000 or more'],
      ['company', 'Acme'],
    ]);
  });

  it.each([
    ['full_time', { jobType: ['contract'] }],
    ['hybrid', { workplace: ['remote'], remote: false }],
    ['remote', { workplace: ['hybrid'], remote: false }],
    ['senior', { experienceLevel: ['not_specified'] }],
    ['postedWithin', { postedWithin: undefined }],
    ['salaryMin', { salaryMin: undefined }],
    ['company', { company: undefined }],
  ])('are removed one at a time: %s', (key, change) => {
    expect(
      activeFilters(search, i18n)
        .find((one) => one.key === key)
        ?.remove(search),
    ).toEqual(change);
  });

  it('can be removed one after the other, until none is left', () => {
    const left = { ...search };
    for (const { remove } of activeFilters(search, i18n)) Object.assign(left, remove(left));
    expect(activeFilters(left, i18n)).toEqual([]);
    // Words, place and order are none.
    expect(left).toEqual({ ...search, ...NO_FILTERS });
    expect(activeFilters({ ...search, ...NO_FILTERS }, i18n)).toEqual([]);
  });
});

it('a value that is chosen again is no longer chosen', () => {
  expect(toggle(undefined, 'a')).toEqual(['a']);
  expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggle(['a'], 'a')).toBeUndefined();
});

it('a workplace is added to that of an older link (SEARCH-1)', () => {
  const remote = readJobSearch({ remote: 'true' });
  expect(workplacesOf(remote)).toEqual(['remote']);
  expect(workplacesOf(readJobSearch({}))).toEqual([]);
  expect(toggleWorkplace('on_site')(remote)).toEqual({
    workplace: ['on_site', 'remote'].toReversed(),
    remote: false,
  });
});

it.each([
  [{ query: 'baker', sort: 'relevance' }, undefined],
  [{ query: 'baker', sort: 'newest' }, 'newest'],
  [{ sort: 'newest' }, undefined],
  [{ sort: 'relevance' }, 'relevance'],
  [{ sort: 'salary' }, 'salary'],
  [{}, undefined],
])('of %j, the order that was chosen is %s', (given, sort) => {
  expect(shownSort(readJobSearch(given))).toBe(sort);
});

it('a minimum salary has no currency until the server names it (SEARCH-3)', () => {
  expect(showSalaryStep(40_000, i18n, undefined)).toBe('40,000');
  expect(showSalaryStep(40_000, i18n, 'USD')).toBe('$40,000');
});
