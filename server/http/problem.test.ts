import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { NOTES_MAX } from '#src/contract/limits.ts';
import { checkPlaceholders } from './placeholder-problem.ts';
import { fieldProblem, filledProblem, fillIn, Problem, problem } from './problem.ts';
import { orRefuse } from './refusals.ts';

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('says what was wrong, and where', () => {
  expect(problem(404, 'Gone')).toMatchObject({ status: 404, body: { msg: 'Gone' }, headers: {} });
  expect(problem(404, 'Gone').message).toBe('Gone');
  expect(fieldProblem('a.b', 'Bad')).toMatchObject({
    status: 400,
    body: { errors: [{ msg: 'Bad', path: 'a.b' }] },
  });
});

it('fills in the values that it has', () => {
  expect(fillIn('{max} of {all}, {max} {other}', { max: 3, all: 'x' })).toBe('3 of x, 3 {other}');
  const template = 'At most {max}';
  expect(filledProblem(409, template, { max: 0 }, { 'Retry-After': '1' })).toMatchObject({
    status: 409,
    body: { msg: 'At most 0', template, values: { max: 0 } },
    headers: { 'Retry-After': '1' },
  });
});

it('refuses a command that was not carried out, and returns what was', () => {
  const stale = { status: 409, body: { msg: errorMessages.staleVersion } };
  expect(refusalOf(() => orRefuse('application', 'stale'))).toMatchObject(stale);
  expect(orRefuse('application', 'done')).toBe('done');
  const result = { _id: '1' };
  expect(orRefuse('application', result)).toBe(result);
});

it('fills in the limit that a command has reached', () => {
  expect(refusalOf(() => orRefuse('note', 'full'))).toMatchObject({
    body: { values: { max: NOTES_MAX } },
  });
  const { liveJobsMax } = errorMessages;
  expect(refusalOf(() => orRefuse('job', 'no_room', { no_room: { max: 7 } }))).toMatchObject({
    body: { msg: liveJobsMax.replace('{max}', '7'), values: { max: 7 } },
  });
});

it('names an unknown placeholder at its field (STATUS-10)', () => {
  const refused = refusalOf(() => checkPlaceholders('body', 'Dear {nmae}, {$&}'));
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body', msg: 'Unknown placeholder: {nmae}' }] },
  });
  expect(refusalOf(() => checkPlaceholders('body', '{$&}'))).toMatchObject({
    body: { errors: [{ msg: 'Unknown placeholder: {$&}' }] },
  });
  expect(refusalOf(() => checkPlaceholders('body', 'Dear {name}'))).toBeUndefined();
});
