import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { educationFormSchema, emptyEducation, entryErrors, newestFirst } from './entries.ts';

const study = { ...emptyEducation, institution: 'Ege', degree: 'BSc' };
const problems = (given: Partial<typeof study>) => {
  const result = educationFormSchema.safeParse({ ...study, ...given });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [...path, message]);
};

describe('an entry', () => {
  it('is trimmed, and has no end while it is current (PROFILE-4)', () => {
    expect(
      educationFormSchema.parse({
        ...study,
        degree: ' BSc ',
        start_date: '2020-09',
        end_date: '2001',
        current: true,
      }),
    ).toEqual({ ...study, start_date: '2020-09', end_date: '', current: true });
  });

  it.each(['', '1900', '2100', '2020', '2020-01', '2020-12', '2020-09-01'])(
    'may begin at %j',
    (start_date) => {
      expect(problems({ start_date })).toEqual([]);
    },
  );

  it.each(['-09', '20', '20-09', '0020', '1899', '2101', '2020-00', '2020-13', '9999'])(
    'does not begin at %j',
    (date) => {
      expect(problems({ start_date: date })[0]).toEqual([
        'start_date',
        errorMessages.deadlineInvalid,
      ]);
    },
  );

  it('does not end before it begins, as far as its dates show (PROFILE-4)', () => {
    const wrong = [['end_date', errorMessages.endBeforeStart]];
    expect(problems({ start_date: '2020-09', end_date: '2020-08' })).toEqual(wrong);
    expect(problems({ start_date: '2020', end_date: '2019-12' })).toEqual(wrong);
    expect(problems({ start_date: '2020-09', end_date: '2020' })).toEqual([]);
    expect(problems({ start_date: '2020-09-01', end_date: '2020-09' })).toEqual([]);
    expect(problems({ start_date: '', end_date: '2020' })).toEqual([]);
    expect(problems({ start_date: '2020', end_date: '' })).toEqual([]);
    expect(problems({ start_date: '2020', end_date: '2020-09' })).toEqual([]);
  });
});

describe('the errors of a list', () => {
  it('belong to their entries', () => {
    const degree = { type: 'custom', message: errorMessages.degreeRequired };
    const institution = { type: 'custom', message: errorMessages.institutionRequired };
    // As in the form: with holes for valid entries.
    const problem: unknown[] = [];
    problem[1] = { degree };
    problem[3] = { field: undefined, institution, degree };
    expect(entryErrors(problem as never)).toEqual([
      undefined,
      errorMessages.degreeRequired,
      undefined,
      errorMessages.institutionRequired,
    ]);
    expect(entryErrors({ type: 'custom', message: errorMessages.listTooLong })).toEqual([]);
    expect(entryErrors(undefined)).toEqual([]);
  });
});

describe('the order', () => {
  const entry = (name: string, start_date: string, end_date = '', current = false) => ({
    ...study,
    degree: name,
    start_date,
    end_date,
    current,
  });

  it('is newest first: current, by end, by start, undated', () => {
    const entries = [
      entry('undated', ''),
      entry('old', '2001', '2004-05'),
      entry('begun', '2010-01'),
      entry('now, older', '2015', '', true),
      entry('same end, earlier', '2016', '2019-03'),
      entry('now', '2020-02', '', true),
      entry('same end, later', '2018', '2019-03'),
    ];
    expect(newestFirst(entries).map(({ degree }) => degree)).toEqual([
      'now',
      'now, older',
      'same end, later',
      'same end, earlier',
      'begun',
      'old',
      'undated',
    ]);
  });
});
