import { describe, expect, it } from 'vitest';
import type { JobStatus } from '#src/contract/enumerations.ts';
import { jobSchema } from '#src/contract/jobs/job.ts';
import { emptyJobForm, type JobForm } from './job-form-schema.ts';
import { excerpt, findConflict, isSameForm, type JobBase, toBase } from './job-versions.ts';

const form: JobForm = { ...emptyJobForm, title: 'Clerk', salary_min: '50000', benefits: ['Bread'] };
const version = (
  number: number,
  given: Partial<JobForm> = {},
  status: JobStatus = 'published',
): JobBase => ({ form: { ...form, ...given }, status, version: number });

describe('two forms', () => {
  it('are the same when they would send the same', () => {
    const typed = { title: ' Clerk ', salary_min: ' 50 000', salary_max: '0' };
    expect(isSameForm(form, { ...form, ...typed })).toBe(true);
  });

  it('are the same whatever a blank number, a line’s end and the blanks in a question are', () => {
    const question = { _id: '', kind: 'short' as const, is_required: false, options: [] };
    const one = { ...form, description: 'a\r\nb', questions: [{ ...question, text: ' When? ' }] };
    const other = {
      ...form,
      description: 'a\nb',
      positions: '0',
      questions: [{ ...question, text: 'When?' }],
    };
    expect(isSameForm(one, other)).toBe(true);
    expect(isSameForm(one, { ...other, description: 'ab' })).toBe(false);
    expect(isSameForm(one, { ...other, questions: [{ ...question, text: 'Who?' }] })).toBe(false);
  });

  it('differ in their changed fields, in the form’s order', () => {
    const other = { ...form, benefits: ['Bread', 'Cake'], salary_min: 'much', title: 'Baker' };
    expect(isSameForm(form, other)).toBe(false);
    const conflict = findConflict(version(1), other, version(2, { location: 'Izmir' }));
    expect(conflict).toEqual(['title', 'location', 'salary_min', 'benefits']);
  });
});

describe('a conflict', () => {
  const mine = { ...form, description: 'Mine' };

  it('does not exist while the version is the initial one', () => {
    expect(findConflict(version(1), mine, version(1))).toEqual([]);
    // Older servers have no versions.
    const unknown = { ...version(1, { title: 'Baker' }), version: undefined };
    expect(findConflict({ ...version(1), version: undefined }, mine, unknown)).toEqual([]);
  });

  it('does not exist when the newer version equals the initial one', () => {
    expect(findConflict(version(1), mine, version(2))).toEqual([]);
  });

  it('has all fields that saving would change (EDIT-5)', () => {
    expect(findConflict(version(1), mine, version(2, { title: 'Baker' }))).toEqual([
      'title',
      'description',
    ]);
  });

  it('does not exist when both made the same change', () => {
    expect(findConflict(version(1), mine, version(2, { description: 'Mine' }))).toEqual([]);
  });

  it('includes a status only if saving would change it', () => {
    expect(findConflict(version(1), form, version(2, {}, 'closed'))).toEqual(['status']);
    expect(findConflict(version(1, {}, 'closed'), form, version(2))).toEqual([]);
    expect(findConflict(version(1, {}, 'closed'), form, version(2, {}, 'closed'))).toEqual([]);
  });
});

describe('an excerpt', () => {
  const long = 'word '.repeat(100);

  it('is the whole of a short text', () => {
    expect(excerpt('short', 'other')).toBe('short');
  });

  it('is the whole of a text that fits, wherever it differs', () => {
    const fits = `${'word '.repeat(27)}ended`;
    expect(excerpt(fits, `${fits.slice(0, -1)}r`)).toBe(fits);
  });

  it('ends with the text if the difference is there', () => {
    expect(excerpt(`${long}end.`, `${long}ended`)).toBe(`…${'word '.repeat(8)}end.`);
  });

  it('is cut between words', () => {
    expect(excerpt(long, 'another')).toBe(`${'word '.repeat(28).trim()}…`);
  });

  it('begins before the first difference and is cut at both ends', () => {
    const shown = excerpt(`${long}here ${long}`, `${long}there ${long}`);
    expect(shown).toMatch(/^…word .*here.*…$/);
    expect(shown.length).toBeLessThan(150);
  });

  it('begins with the text if the difference is there', () => {
    expect(excerpt(long, 'another')).toMatch(/^word .*…$/);
  });
});

it('a form starts from the stored job, with its status and version', () => {
  const job = jobSchema.parse({ _id: '1', title: 'Clerk', status: 'closed', __v: 4 });
  expect(toBase(job, 'en')).toEqual({
    form: { ...emptyJobForm, title: 'Clerk' },
    status: 'closed',
    version: 4,
  });
});
