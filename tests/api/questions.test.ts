import { beforeEach, describe, expect } from 'vitest';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job, JobPage } from '#src/contract/jobs/job.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import {
  ANSWER_NUMBER_MAX,
  LINE_MAX,
  OPTION_MAX,
  QUESTION_MAX,
  TEXT_MAX,
} from '#src/contract/limits.ts';
import {
  jobFields,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  nextNumber,
  type Person,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send } = apiTest();

let employer: Person;
let candidate: Person;
beforeEach(async () => {
  employer = await makeEmployer(backend());
  candidate = await makeCandidate(backend());
});

const question = (given: Partial<Question> = {}): Question => ({
  _id: '',
  kind: 'short',
  text: 'Why here?',
  is_required: false,
  options: [],
  ...given,
});
const ASKED = [
  question({ text: 'Where do you live?', is_required: true }),
  question({ kind: 'long', text: 'What have you built?' }),
  question({ kind: 'yes_no', text: 'Do you drive?', is_required: true }),
  question({ kind: 'choice', text: 'Which shift?', options: ['Early', 'Late, or night'] }),
  question({ kind: 'number', text: 'Years of work?' }),
];

type Sent = { question: string; text?: string; value: unknown };
type Errors = { path: string; msg: string }[];

const makeAsking = (questions: readonly object[] = ASKED) =>
  makeJob(backend(), employer, { questions: questions as Question[] });
const idOf = (job: Job, index: number): string => String(job.questions[index]?._id);
const answersTo = (job: Job, values: readonly unknown[]): Sent[] =>
  values.flatMap((value, index) =>
    value === undefined ? [] : [{ question: idOf(job, index), value }],
  );
const apply = (job: Pick<Job, '_id'>, answers?: readonly Sent[], by = candidate) =>
  send('POST', `/api/applications/${job._id}`, by, {
    cover_letter: 'I would like to work here.',
    resume_url: 'https://cv.example/me.pdf',
    ...(answers && { answers }),
  });
const errorsOf = async (response: Response): Promise<Errors> => {
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: Errors }).errors;
};
const post = (given: object) => send('POST', '/api/jobs', employer, jobFields(given));
const put = (job: Pick<Job, '_id'>, json: object) =>
  send('PUT', `/api/jobs/${job._id}`, employer, json);

describe('the questions of a job (JOB-13)', () => {
  test('are stored in order, each with an id, and visible to everyone', async () => {
    const job = await makeAsking();
    expect(job.questions).toEqual(
      ASKED.map((one) => ({ ...one, _id: expect.stringMatching(/^[\da-f-]{36}$/) })),
    );
    const read = (await (await send('GET', `/api/jobs/${job._id}`)).json()) as Job;
    expect(read.questions).toEqual(job.questions);
    expect((await makeJob(backend(), employer)).questions).toEqual([]);
  });

  test('keep their ids when edited, moved and added to', async () => {
    const job = await makeAsking();
    const [first, second] = job.questions;
    const changed = [question({ text: 'New' }), second, { ...first, text: 'Which city?' }];
    const edited = (await (await put(job, { questions: changed })).json()) as Job;
    expect(edited.questions.map(({ _id, text }) => [_id, text])).toEqual([
      [expect.any(String), 'New'],
      [second?._id, 'What have you built?'],
      [first?._id, 'Which city?'],
    ]);
    expect(edited.questions[0]?._id).not.toBe('');
    const closed = (await (await put(job, { status: 'closed' })).json()) as Job;
    expect(closed.questions).toEqual(edited.questions);
  });

  test.each<[string, object[], string, string]>([
    ['no text', [question({ text: '  ' })], '0.text', errorMessages.questionRequired],
    [
      'too long',
      [question({ text: 'x'.repeat(QUESTION_MAX + 1) })],
      '0.text',
      errorMessages.textTooLong,
    ],
    ['two lines', [question({ text: 'a\nb' })], '0.text', errorMessages.textUnprintable],
    ['no kind', [{ text: 'Why?' }], '0.kind', errorMessages.questionKindInvalid],
    [
      'an unknown kind',
      [{ kind: 'date', text: 'W?' }],
      '0.kind',
      errorMessages.questionKindInvalid,
    ],
    [
      'one option, twice',
      [question(), question({ kind: 'choice', options: ['A', ' A ', ''] })],
      '1.options',
      errorMessages.questionOptions,
    ],
    [
      'too many options',
      [question({ kind: 'choice', options: Array.from({ length: 21 }, (_, at) => `${at}`) })],
      '0.options',
      errorMessages.listTooLong,
    ],
    [
      'a long option',
      [question({ kind: 'choice', options: ['A', 'x'.repeat(OPTION_MAX + 1)] })],
      '0.options.1',
      errorMessages.textTooLong,
    ],
    ['no id', [question({ _id: 'one' })], '0._id', errorMessages.recordIdInvalid],
  ])('are refused: %s', async (_, questions, path, msg) => {
    expect(await errorsOf(await post({ questions }))).toEqual([{ path: `questions.${path}`, msg }]);
  });

  test('are limited to ten, with unique ids', async () => {
    const many = Array.from({ length: 11 }, () => question());
    expect(await errorsOf(await post({ questions: many }))).toEqual([
      { path: 'questions', msg: errorMessages.listTooLong },
    ]);
    const one = question({ _id: '0192F3A4-0000-7000-8000-000000000001' });
    const alike = [one, { ...one, _id: one._id.toLowerCase() }];
    expect(await errorsOf(await post({ questions: alike }))).toEqual([
      { path: 'questions', msg: errorMessages.questionIdsAlike },
    ]);
  });

  test('may be unfinished in a draft, but not in a published job', async () => {
    const unfinished = [question({ text: '' }), question({ kind: 'choice', options: ['One'] })];
    const draft = await makeJob(backend(), employer, { status: 'draft', questions: unfinished });
    expect(draft.questions).toMatchObject(unfinished.map(({ _id, ...one }) => one));
    const expected = [
      { path: 'questions.0.text', msg: errorMessages.questionRequired },
      { path: 'questions.1.options', msg: errorMessages.questionOptions },
    ];
    expect(await errorsOf(await put(draft, { status: 'published' }))).toEqual(expected);
    const job = await makeJob(backend(), employer);
    expect(await errorsOf(await put(job, { questions: unfinished }))).toEqual(expected);
    expect((await put(draft, { questions: [], status: 'published' })).status).toBe(200);
  });

  test('keep options only for a choice', async () => {
    const job = await makeAsking([question({ kind: 'number', options: ['A', 'B'] })]);
    expect(job.questions[0]?.options).toEqual([]);
  });

  test('are not searched', async () => {
    const word = `zyxwv${nextNumber()}`;
    const job = await makeAsking([question({ text: `Do you know ${word}?` })]);
    const response = await send('GET', `/api/jobs?query=${word}&exact=true`);
    expect(((await response.json()) as JobPage).jobs.map(({ _id }) => _id)).not.toContain(job._id);
  });

  test('have the same rules in the data console', async ({ admin }) => {
    const job = await makeAsking([]);
    const save = (questions: readonly object[]) =>
      send('PUT', `/api/admin/jobs/${job._id}`, admin, { questions });
    expect(await errorsOf(await save([question({ text: '' })]))).toEqual([
      { path: 'questions.0.text', msg: errorMessages.questionRequired },
    ]);
    const saved = (await (await save([question()])).json()) as Job;
    expect(saved.questions).toEqual([{ ...question(), _id: expect.stringMatching(/.{36}/) }]);
  });
});

describe('the answers in an application (APPLY-10)', () => {
  const GIVEN = [' Izmir ', 'A bridge.\r\nAnd a road.', false, 'Late, or night', 2.5];

  test('are stored with the wording of their questions, for both sides', async () => {
    const job = await makeAsking();
    const response = await apply(job, answersTo(job, GIVEN));
    expect(response.status).toBe(201);
    const made = (await response.json()) as Application;
    const values = ['Izmir', 'A bridge.\nAnd a road.', false, 'Late, or night', 2.5];
    const expected = ASKED.map(({ text, kind }, index) => ({
      question: idOf(job, index),
      text,
      kind,
      value: values[index],
    }));
    expect(made.answers).toEqual(expected);
    await put(job, { questions: [{ ...job.questions[0], text: 'Which town?' }] });
    for (const { token } of [candidate, employer]) {
      const read = await send('GET', `/api/applications/${made._id}`, { token });
      expect(((await read.json()) as Application).answers).toEqual(expected);
    }
  });

  test('may be omitted if they are not required', async () => {
    const job = await makeAsking();
    const made = await apply(job, answersTo(job, ['Izmir', ' ', true]));
    expect(((await made.json()) as Application).answers.map(({ value }) => value)).toEqual([
      'Izmir',
      true,
    ]);
  });

  test('are required, even from a client that sends none', async () => {
    const job = await makeAsking();
    const required = [0, 2].map((index) => ({
      path: `answers.${idOf(job, index)}`,
      msg: errorMessages.answerRequired,
    }));
    expect(await errorsOf(await apply(job))).toEqual(required);
    expect(await errorsOf(await apply(job, answersTo(job, ['  '])))).toEqual(required);
    const free = await makeAsking([question()]);
    expect((await apply(free)).status).toBe(201);
  });

  test.each<[string, number, unknown, string]>([
    ['a number for a text', 0, 7, errorMessages.answerUnfit],
    ['yes for a text', 0, true, errorMessages.answerUnfit],
    ['two lines for one', 0, 'a\nb', errorMessages.textUnprintable],
    ['a line that is too long', 0, 'x'.repeat(LINE_MAX + 1), errorMessages.textTooLong],
    ['a text for yes or no', 2, 'yes', errorMessages.booleanInvalid],
    ['a number for yes or no', 2, 1, errorMessages.booleanInvalid],
    ['no option', 3, 'early', errorMessages.answerNotOption],
    ['a number for an option', 3, 0, errorMessages.answerNotOption],
    ['a text for a number', 4, '3', errorMessages.answerNotNumber],
    ['a number with three decimals', 4, 1.005, errorMessages.answerNotNumber],
    ['too large a number', 4, ANSWER_NUMBER_MAX + 1, errorMessages.answerNotNumber],
    ['too small a number', 4, -ANSWER_NUMBER_MAX - 1, errorMessages.answerNotNumber],
  ])('are refused: %s', async (_, index, value, msg) => {
    const job = await makeAsking();
    const given = GIVEN.map((usual, at) => (at === index ? value : usual));
    expect(await errorsOf(await apply(job, answersTo(job, given)))).toEqual([
      { path: `answers.${idOf(job, index)}`, msg },
    ]);
  });

  test('are refused when too long, too many or malformed', async () => {
    const job = await makeAsking();
    const [, long] = answersTo(job, ['', 'x'.repeat(TEXT_MAX + 1)]);
    for (const answers of [[long], [{ value: 1 }], [{ question: 'a', value: {} }], ['a']])
      expect((await apply(job, answers as Sent[])).status).toBe(400);
    const many = Array.from({ length: 11 }, () => ({ question: idOf(job, 0), value: 'a' }));
    expect(await errorsOf(await apply(job, many))).toEqual([
      { path: 'answers', msg: errorMessages.listTooLong },
    ]);
    // A JSON number that is too large for a double.
    const body = JSON.stringify({
      cover_letter: 'x',
      resume_url: 'https://cv.example/me.pdf',
      answers: answersTo(job, ['a', undefined, true, undefined, 'HUGE']),
    }).replace('"HUGE"', '1e400');
    const headers = { 'x-auth-token': candidate.token, 'Content-Type': 'application/json' };
    const address = `http://api.test/api/applications/${job._id}`;
    const request = new Request(address, { method: 'POST', headers, body });
    expect((await backend().api.fetch(request)).status).toBe(400);
  });

  test('to a removed question or one of another job are refused', async () => {
    const [job, other] = [await makeAsking(), await makeAsking()];
    const changed = [{ path: 'answers', msg: errorMessages.questionsChanged }];
    const foreign = [{ question: idOf(other, 0), value: 'x' }];
    const own = answersTo(job, GIVEN);
    expect(await errorsOf(await apply(job, [...own, ...foreign]))).toEqual(changed);
    await put(job, { questions: job.questions.slice(1) });
    expect(await errorsOf(await apply(job, own))).toEqual(changed);
    // A blank answer to such a question is ignored.
    expect((await apply(job, [{ ...foreign[0], value: '' } as Sent, ...own.slice(1)])).status).toBe(
      201,
    );
  });

  test('to a changed question are refused, and so are removed options', async () => {
    const job = await makeAsking();
    const sent = answersTo(job, GIVEN).map((answer, index) => ({
      ...answer,
      text: String(ASKED[index]?.text),
    }));
    const [where, ...rest] = job.questions;
    const fewer = rest.map((one) =>
      one.kind === 'choice' ? { ...one, options: ['Early', 'Noon'] } : one,
    );
    await put(job, { questions: [{ ...where, text: 'Where did you live?' }, ...fewer] });
    expect(await errorsOf(await apply(job, sent))).toEqual([
      { path: `answers.${idOf(job, 0)}`, msg: errorMessages.questionChanged },
      { path: `answers.${idOf(job, 3)}`, msg: errorMessages.answerNotOption },
    ]);
  });
});

describe('filtering a job’s applications by answers (REVIEW-12)', () => {
  let job: Job;
  const people = new Map<string, Person>();
  beforeEach(async () => {
    job = await makeAsking();
    for (const [name, values] of Object.entries({
      Ada: ['Izmir', undefined, true, 'Early', 2],
      Bora: ['=1+1', undefined, false, 'Late, or night', 10.5],
      Can: ['Bonn', undefined, true, undefined, undefined],
    })) {
      const person = await makeCandidate(backend(), { first_name: name });
      people.set(name, person);
      await makeApplication(backend(), person, job, { answers: answersTo(job, values) as never });
    }
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    backend().request('GET', `/api/applications/job/${job._id}${path}`, {
      token: employer.token,
      headers,
    });
  const filtered = (filters: object) => `answers=${encodeURIComponent(JSON.stringify(filters))}`;
  const found = async (filters: object | string, more = '') => {
    const param = typeof filters === 'string' ? `answers=${filters}` : filtered(filters);
    const response = await get(`?page=1&sort=name&${param}${more}`);
    const { applications } = (await response.json()) as ApplicationPage;
    return applications.map((one) => one.candidate?.first_name);
  };

  test('compares yes or no, an option, and a minimum', async () => {
    const [, , drives, shift, years] = job.questions.map(({ _id }) => _id);
    expect(await found({ [drives as string]: 'yes' })).toEqual(['Ada', 'Can']);
    expect(await found({ [drives as string]: 'no' })).toEqual(['Bora']);
    expect(await found({ [shift as string]: 'Late, or night' })).toEqual(['Bora']);
    expect(await found({ [shift as string]: 'Noon' })).toEqual([]);
    expect(await found({ [years as string]: '2' })).toEqual(['Ada', 'Bora']);
    expect(await found({ [years as string]: '2.5' })).toEqual(['Bora']);
    expect(await found({ [years as string]: '10.51' })).toEqual([]);
    expect(await found({ [drives as string]: 'yes', [years as string]: '1' })).toEqual(['Ada']);
    expect(await found({ [drives as string]: 'yes' }, '&query=bora')).toEqual([]);
  });

  // An option may look like an invalid number, so only minimums are ignored.
  test('ignores a minimum that isn’t a number (FORM-5, LIST-1)', async () => {
    const [, , , shift, years] = job.questions.map(({ _id }) => _id);
    for (const least of ['50.000', '1e5', '0x10', '٥', '1.234', 'many', ' '])
      expect(await found({ [years as string]: least })).toEqual(['Ada', 'Bora', 'Can']);
    expect(await found({ [years as string]: '10,5' })).toEqual(['Bora']);
    expect(await found({ [years as string]: ' 1 0 ' })).toEqual(['Bora']);
    expect(await found({ [shift as string]: '50.000' })).toEqual([]);
  });

  test('ignores unreadable filters, and finds nothing by text answers', async () => {
    const all = ['Ada', 'Bora', 'Can'];
    for (const unreadable of ['{', '7', 'null', '[]', '{"a":1}', '{"a":""}', 'x'.repeat(4000)])
      expect(await found(encodeURIComponent(unreadable))).toEqual(all);
    // Characters that the database cannot store.
    for (const unstorable of ['\0', '\uD800'])
      for (const filters of [{ [unstorable]: 'x' }, { [idOf(job, 0)]: unstorable }])
        expect(await found(filters)).toEqual(all);
    expect(await found({ [idOf(job, 0)]: 'Izmir' })).toEqual([]);
    expect(await found({ "' or true --": "' or true --" })).toEqual([]);
  });

  test('exports a column for each question, without formulas', async () => {
    const text = await (await get('/export?sort=name')).text();
    const [headings, ...lines] = text.trim().split('\r\n');
    expect(headings).toMatch(
      /"Labels","Where do you live\?","What have you built\?","Do you drive\?","Which shift\?","Years of work\?"$/,
    );
    expect(lines.map((line) => line.split('","').slice(14).join('|'))).toEqual([
      'Izmir||Yes|Early|2"',
      `'=1+1||No|Late, or night|10.5"`,
      'Bonn||Yes||"',
    ]);
    const turkish = await get(`/export?${filtered({ [idOf(job, 2)]: 'no' })}`, {
      'Accept-Language': 'tr',
    });
    const rows = (await turkish.text()).trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/"'=1\+1";"";"Hayır";"Late, or night";"10,5"$/);
  });
});
