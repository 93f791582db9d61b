import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { announceDue } from '#server/domains/applications/announce-commands.ts';
import { mails } from '#server/platform/database/schema.ts';
import type { Application, BulkReply } from '#src/contract/applications/application.ts';
import { SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import { GIVEN_ANSWERS } from '#src/contract/interviews/interview.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Thread } from '#src/contract/messages/application-message.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { tries } from '#tests/fuzz-seed.ts';
import { DAY, interviewTest } from './api-test.ts';
import { ApplicationModel, type Appointment, type Told } from './application-model.ts';

const { backend, test, send, read, see, setStatus, withdraw, setInterview, cancel, ...calls } =
  interviewTest();

type Model = { applications: ApplicationModel[]; batches: string[] };
type Real = {
  employer: Person;
  job: Job;
  applications: { _id: string; candidate: Person }[];
  start: number;
};
type Step = fc.AsyncCommand<Model, Real, true>;

const makeReal = async (): Promise<Real> => {
  const employer = await makeEmployer(backend());
  const job = await makeJob(backend(), employer);
  const applications: Real['applications'] = [];
  for (let made = 0; made < 2; made += 1) {
    const candidate = await makeCandidate(backend());
    const { _id } = await makeApplication(backend(), candidate, job);
    applications.push({ _id, candidate });
  }
  return { employer, job, applications, start: backend().clock.now().getTime() };
};

const timeOf = ({ start }: Real, { time }: Appointment) =>
  new Date(start + (20 + time) * DAY).toISOString();

/** What one application is for both sides, and what its candidate was told, is what the model says. */
async function agrees(model: ApplicationModel, real: Real, index: number) {
  const { _id, candidate } = real.applications[index] ?? { _id: '', candidate: real.employer };
  const [ours, theirs] = [await see(_id, real.employer), await see(_id, candidate)];
  const { interview, messages, known } = model;
  const shared = {
    status: model.status,
    interview_date: interview ? timeOf(real, interview) : null,
    withdrawn_at: model.isWithdrawn ? expect.any(String) : null,
  };
  expect(ours).toMatchObject({
    ...shared,
    is_new: model.openedBy === undefined && !model.isWithdrawn,
  });
  expect(theirs).toMatchObject({
    ...shared,
    last_updated: model.told.some(({ kind }) => kind !== 'message') ? expect.any(String) : null,
  });
  // An interview is never without its answer, nor an answer without its interview.
  expect(theirs.interview?.state === 'set' ? theirs.interview.answer : undefined).toBe(
    interview?.answer,
  );
  if (!model.isWithdrawn && model.status === 'interview') expect(interview).toBeDefined();
  const statusEvents = ({ events = [] }: Application) =>
    events.flatMap(({ kind, from, to }) => (kind === 'status' ? [`${from}>${to}`] : []));
  expect(statusEvents(ours)).toEqual(model.changes.map(({ from, to }) => `${from}>${to}`));
  const seen = (theirs.events ?? []).map(({ kind, from, to }) =>
    kind === 'status' ? `${from}>${to}` : kind,
  );
  expect(seen.toSorted()).toEqual(model.timeline.toSorted());
  const last = statusEvents(theirs).at(-1) ?? '>pending';
  expect(last.split('>')[1]).toBe(known.status);

  const thread = async (reader: Person) =>
    (await read<Thread>(`/api/applications/${_id}/messages`, reader)).messages
      .map(({ side, body, state }) => ({ side, body, state }))
      .reverse();
  expect(await thread(real.employer)).toEqual(messages);
  expect(await thread(candidate)).toEqual(messages.filter(({ state }) => state === 'sent'));

  const told = (await calls.notificationsOf(candidate)).map(({ kind, facts }): Told => {
    const { status, excerpt } = facts as Partial<Told>;
    return { kind, ...(status && { status }), ...(excerpt && { excerpt }) };
  });
  expect(told).toEqual(model.told);
  const [mailed] = await backend()
    .database.db.select({ sent: count() })
    .from(mails)
    .where(eq(mails.user_id, candidate._id));
  expect(mailed?.sent).toBe(told.length);
}

async function allAgree(model: Model, real: Real) {
  for (const [index, one] of model.applications.entries()) await agrees(one, real, index);
  const live = model.applications.filter(({ isWithdrawn }) => !isWithdrawn);
  expect(await read<Job[]>('/api/jobs/employer', real.employer)).toMatchObject([
    {
      application_count: live.length,
      new_count: live.filter(({ openedBy }) => openedBy === undefined).length,
    },
  ]);
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: async () => true,
  run,
  toString: () => name,
});
/** A step of one application. */
const stepOf = (
  name: string,
  index: number,
  run: (one: ApplicationModel, id: string, real: Real, model: Model) => Promise<void>,
): Step =>
  step(`${name} of ${index}`, async (model, real) => {
    const [one, { _id } = { _id: '' }] = [model.applications[index], real.applications[index]];
    if (one) await run(one, _id, real, model);
  });

const decide = (index: number, to: (typeof SETTABLE_STATUSES)[number], message: string) =>
  stepOf(`set ${to} ${message}`, index, async (one, id, { employer }, model) => {
    const reply = await setStatus(id, employer, to, message ? { message } : {});
    const isSame = one.status === to;
    if (one.isWithdrawn || (isSame && message)) return expect(reply.status).toBe(409);
    const { batch } = (await reply.json()) as Application;
    expect(batch === null).toBe(isSame);
    if (!batch) return;
    one.decide(to, batch, message);
    model.batches.push(batch);
  });
const decideAll = (to: (typeof SETTABLE_STATUSES)[number], message: string) =>
  step(`set all ${to} ${message}`, async (model, { employer, applications }) => {
    const json = { applications: applications.map(({ _id }) => _id), status: to, message };
    const reply = await send('POST', '/api/applications/bulk-status', employer, json);
    const { batch, results } = (await reply.json()) as BulkReply;
    for (const [index, one] of model.applications.entries()) {
      const outcome = one.isWithdrawn ? 'withdrawn' : one.status === to ? 'unchanged' : 'updated';
      expect(results[index]?.outcome).toBe(outcome);
      if (batch && outcome === 'updated') one.decide(to, batch, message);
    }
    if (batch) model.batches.push(batch);
  });
const undo = (ago: number) =>
  step(`undo ${ago} ago`, async (model, { employer }) => {
    const batch = model.batches.at(-1 - ago);
    if (!batch) return;
    const reply = await send('POST', `/api/applications/bulk-status/${batch}/undo`, employer, {});
    const done = (await reply.json()) as BulkReply;
    const changed = model.applications.filter((one) => one.canUndo(batch));
    expect(done.results.filter(({ outcome }) => outcome === 'updated')).toHaveLength(
      changed.length,
    );
    for (const one of changed) one.undo(batch, done.batch ?? '');
    if (done.batch) model.batches.push(done.batch);
  });
const leave = (index: number) =>
  stepOf('withdraw', index, async (one, id, { applications }) => {
    const { candidate } = applications[index] ?? {};
    if (!candidate) return;
    const isFree = one.canWithdraw || one.isWithdrawn;
    expect((await withdraw(id, candidate)).status).toBe(isFree ? 204 : 409);
    if (one.canWithdraw) one.withdraw();
  });
const invite = (index: number, to: Appointment) =>
  stepOf(`set interview ${to.time}${to.note}`, index, async (one, id, real) => {
    const json = { interview_date: timeOf(real, to), note: to.note };
    const { status } = await setInterview(id, real.employer, json);
    expect(status).toBe(one.isWithdrawn ? 409 : 200);
    if (!one.isWithdrawn) one.setInterview(to);
  });
const callOff = (index: number) =>
  stepOf('cancel interview', index, async (one, id, { employer }) => {
    expect((await cancel(id, employer)).status).toBe(one.isWithdrawn ? 409 : 200);
    if (!one.isWithdrawn) one.cancelInterview();
  });
const answer = (index: number, given: (typeof GIVEN_ANSWERS)[number]) =>
  stepOf(given, index, async (one, id, { applications }) => {
    const { candidate } = applications[index] ?? {};
    if (!candidate) return;
    const reply = await calls.answerInterview(id, candidate, { answer: given });
    expect(reply.status === 200).toBe(one.interview !== undefined);
    one.answer(given);
  });
const write = (index: number, side: 'employer' | 'candidate') =>
  stepOf(`${side} writes`, index, async (one, id, { employer, applications }) => {
    const writer = side === 'employer' ? employer : applications[index]?.candidate;
    const body = `Hello from the ${side}`;
    const reply = await send('POST', `/api/applications/${id}/messages`, writer, { body });
    const mayReply = one.messages.some((sent) => sent.side === 'employer' && sent.state === 'sent');
    const isAllowed = !one.isWithdrawn && (side === 'employer' || mayReply);
    expect(reply.status).toBe(isAllowed ? 201 : 409);
    if (!isAllowed) return;
    one.messages.push({ side, body, state: 'sent' });
    if (side === 'employer') one.told.push({ kind: 'message', excerpt: body });
  });
const open = (index: number) =>
  stepOf('open', index, async (one, id, { employer }) => {
    expect((await send('PUT', `/api/applications/${id}/opened`, employer)).status).toBe(
      one.isWithdrawn ? 409 : 204,
    );
    if (!one.isWithdrawn) one.openedBy ??= '';
  });
const wait = (seconds: number) =>
  step(`wait ${seconds} s`, async (model, real) => {
    backend().clock.advance(seconds * 1000);
    await announceDue(backend().database.db, backend().clock.now());
    for (const one of model.applications) {
      if (one.since !== undefined) one.since += seconds;
      one.announce();
    }
    await allAgree(model, real);
  });

// Most steps are about the same application, and many reject it: that changes the most.
const index = fc.constantFrom(0, 0, 0, 1);
const status = fc.constantFrom('rejected', ...SETTABLE_STATUSES);
const message = fc.constantFrom('', '', 'You are in.', 'Sorry.');
const appointment = fc.record({
  time: fc.nat({ max: 1 }),
  note: fc.constantFrom('', 'Ring twice'),
});
const steps = fc.commands<Model, Real, true>(
  [
    fc.tuple(index, status, message).map((to) => decide(...to)),
    fc.tuple(status, message).map((to) => decideAll(...to)),
    fc.constantFrom(0, 0, 1).map(undo),
    fc.constant(undo(0)),
    fc.tuple(index, appointment).map((to) => invite(...to)),
    fc.oneof(index.map(callOff), index.map(open)),
    fc.nat({ max: 1 }).map(leave),
    fc.tuple(index, fc.constantFrom(...GIVEN_ANSWERS)).map((to) => answer(...to)),
    fc
      .tuple(index, fc.constantFrom('employer' as const, 'candidate' as const))
      .map((to) => write(...to)),
    fc.constantFrom(35, 35, 60).map(wait),
  ],
  { maxCommands: 18, size: 'max' },
);

test('both sides see what is true, and the candidate is told of it a minute later (STATUS-2, STATUS-3, STATUS-6, STATUS-7, STATUS-10, STATUS-11, REVIEW-4, REVIEW-5, INTERVIEW-1, INTERVIEW-2, INTERVIEW-3, INTERVIEW-4)', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const real = await makeReal();
      const model: Model = {
        applications: [new ApplicationModel(), new ApplicationModel()],
        batches: [],
      };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await wait(60).run(model, real);
    }),
    tries(15),
  );
});
