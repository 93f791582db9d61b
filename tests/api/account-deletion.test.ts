import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, describe, expect } from 'vitest';
import { deletionTask, leavingTask } from '#server/domains/deletions/background.ts';
import { eraseAgain, ROUND_EVERY } from '#server/domains/deletions/erase-again.ts';
import { makeDueExports } from '#server/domains/exports/make-due.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { sendDueMails } from '#server/domains/mails/send-due.ts';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import { deleteOld } from '#server/domains/server/background.ts';
import {
  applications,
  erasureRounds,
  erasures,
  messages,
  users,
} from '#server/platform/database/schema.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { DELETION_DAYS, VERIFIED_MS } from '#src/contract/limits.ts';
import { columnsWith } from '#tests/columns-with.ts';
import {
  fileForm,
  insertApplications,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  PASSWORD,
  type Person,
  pdfBytes,
  unconfirm,
} from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, DAY, HOUR, refusal } from './api-test.ts';
import { queueOf } from './mail-queue.ts';

const { backend, test, send, read, see, setStatus, notificationKindsOf } = apiTest();

const PATH = '/api/account/deletion';

const runTasks = async (given: { stopping?: AbortSignal } = {}) => {
  const dependencies = { ...backend().dependencies, ...given };
  await leavingTask(dependencies).run();
  await deletionTask(dependencies).run();
};

/** What the server does in the 14 days after a request, and in the hours after them. */
const waitForDeletion = async () => {
  backend().clock.advance(DELETION_DAYS * DAY);
  await runTasks();
  await deleteOld(backend().dependencies);
  await purgeDeletedFiles(backend().dependencies);
};

const ask = async (person: Person) => {
  expect((await send('POST', PATH, person)).status).toBe(200);
};

/** The person in a new session. */
const logIn = async (person: Person, password = PASSWORD): Promise<Person> => {
  const json = { email: person.email, password };
  const reply = await backend().request('POST', '/api/auth/login', { json });
  return { ...person, token: ((await reply.json()) as Person).token };
};

const lettersTo = async (person: Person) => {
  backend().mails.length = 0;
  await sendDueMails(queueOf(backend()));
  return backend().mails.filter(({ to }) => to === person.email);
};

describe('asking for it', () => {
  test('ends all sessions, mails the day, and logging in offers to keep it (DELETE-2)', async ({
    candidate,
  }) => {
    const other = await logIn(candidate);
    const reply = await send('POST', PATH, candidate);
    const { deletes_at } = (await reply.json()) as { deletes_at: string };
    const days = (Date.parse(deletes_at) - backend().clock.now().getTime()) / DAY;
    expect(days).toBeCloseTo(DELETION_DAYS, 3);
    for (const person of [candidate, other])
      expect((await send('GET', '/api/auth/me', person)).status).toBe(401);
    const letters = await lettersTo(candidate);
    expect(letters.map(({ subject }) => subject)).toContain('Your Meydan account will be deleted');
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    expect(letters[0]?.text).toContain(day.format(new Date(deletes_at)));

    backend().clock.advance(13 * DAY);
    await runTasks();
    const back = await logIn(candidate);
    expect(await read('/api/auth/me', back)).toMatchObject({ deletes_at });
    // Asked again, the day stays.
    expect(await read(PATH, back)).toMatchObject({ deletes_at });
    expect((await send('DELETE', PATH, back)).status).toBe(204);
    expect(await read('/api/auth/me', back)).toMatchObject({ deletes_at: null });
    backend().clock.advance(2 * DAY);
    await runTasks();
    expect((await send('GET', '/api/auth/me', await logIn(candidate))).status).toBe(200);
  });

  test('needs a password given lately (DELETE-1)', async ({ candidate }) => {
    backend().clock.advance(VERIFIED_MS + 1);
    expect(await refusal(send('POST', PATH, candidate))).toBe(
      '403 Enter your password to continue.',
    );
  });

  test('closes an employer’s jobs, whose candidates hear of it (DELETE-2)', async ({
    employer,
    job,
    candidate,
    _id,
  }) => {
    expect(await read(PATH, employer)).toEqual({ deletes_at: null, is_only_admin: false });
    await ask(employer);
    expect(await read(`/api/jobs/${job._id}`)).toMatchObject({ status: 'closed' });
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toContain('job_closed');
    // One that is published meanwhile, as an administrator may, closes too.
    await backend().database.db.execute(sql`update jobs set status = 'published'`);
    await runTasks();
    expect(await read(`/api/jobs/${job._id}`)).toMatchObject({ status: 'closed' });
    expect(await see(_id, candidate)).toMatchObject({ job: { title: job.title } });
  });

  test('an account that is about to be deleted begins nothing, and gets mails about itself alone (DELETE-2)', async ({
    candidate,
    employer,
    job,
  }) => {
    const { _id } = await makeApplication(backend(), candidate, job);
    const next = await makeJob(backend(), employer);
    const draft = await makeJob(backend(), employer, { status: 'draft' });
    await ask(candidate);
    const [applicant] = [await logIn(candidate)];
    const kept = {
      msg: 'Your account is about to be deleted. Keep it to continue.',
      requires: 'kept_account',
    };
    const body = { cover_letter: 'Dear', resume_url: 'https://a.example/b.pdf', phone: '5' };
    const refused = await send('POST', `/api/applications/${next._id}`, applicant, body);
    expect([refused.status, await refused.json()]).toEqual([403, kept]);
    await setStatus(_id, employer, 'reviewed');
    await backend().announce();
    expect((await lettersTo(candidate)).map(({ subject }) => subject)).toEqual([
      'Your Meydan account will be deleted',
    ]);
    await ask(employer);
    const poster = await logIn(employer);
    const publish = await send('PUT', `/api/jobs/${draft._id}`, poster, { status: 'published' });
    expect([publish.status, await publish.json()]).toEqual([403, kept]);
  });

  test('the only administrator stays, also when two ask at once (DELETE-4)', async ({ admin }) => {
    const only =
      '409 You’re the only administrator. Make another account an administrator before you delete yours.';
    expect(await read(PATH, admin)).toMatchObject({ is_only_admin: true });
    expect(await refusal(send('POST', PATH, admin))).toBe(only);
    const second = await makeAdmin(backend());
    expect(await read(PATH, admin)).toMatchObject({ is_only_admin: false });
    const replies = await Promise.all([admin, second].map((one) => send('POST', PATH, one)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    // The one who is left loses the rights: the other one stays then.
    const { db } = backend().database;
    await db.update(users).set({ is_admin: false }).where(sql`leaves_at is null`);
    await waitForDeletion();
    expect(await db.select().from(users).where(eq(users.is_admin, true))).toMatchObject([
      { leaves_at: null, ended_at: null },
    ]);
  });
});

beforeEach(() => rm(join(backend().folder, 'uploads'), { recursive: true, force: true }));

/** In every value of the person who is deleted. */
const MARK = 'qzxvmark';
const marked = (text: string) => `${text} ${MARK}`;

/** Where the mark is: columns of tables, and files. */
async function findMark(): Promise<string[]> {
  const found = await columnsWith(backend().database.db, MARK);
  const stored = await readdir(backend().folder, { recursive: true, withFileTypes: true });
  for (const file of stored.filter((entry) => entry.isFile()))
    if ((await readFile(join(file.parentPath, file.name), 'latin1')).includes(MARK))
      found.push(`a file in ${file.parentPath.split('/').at(-1)}`);
  return found;
}

const about = ({ _id }: Pick<Application, '_id'>) => `/api/applications/${_id}`;

/** Asks for a copy of the person's data and has it made. */
const exportAll = async (person: Person) => {
  await send('POST', '/api/account/exports', person);
  const { dependencies } = backend();
  await makeDueExports({
    isDiskFull: async () => false,
    ...dependencies,
    renderer: dependencies.mailRenderer,
  });
};

/** A visitor's message to the operator from the person's address, and changes of an administrator. */
async function fillRest(person: Person, admin: Person, profile: object) {
  const letter = {
    name: marked('A'),
    email: person.email,
    subject: marked('S'),
    body: marked('B'),
  };
  await send('POST', '/api/messages', undefined, letter);
  await send('PUT', `/api/admin/users/${person._id}`, admin, { location: marked('Moved to') });
  await send('PUT', '/api/users/profile', person, profile);
  const headers = { 'user-agent': marked('Browser'), 'device-id': MARK };
  await backend().request('POST', '/api/auth/login', {
    json: { email: person.email, password: PASSWORD },
    headers,
  });
  await exportAll(person);
}

test('an account that has not proved its address takes no messages from that address along', async () => {
  const letter = { name: 'A', email: 'customer@example.com', subject: 'S', body: 'B' };
  await send('POST', '/api/messages', undefined, letter);
  const admin = await makeAdmin(backend());
  const person = await makeCandidate(backend(), { email: letter.email });
  await unconfirm(backend(), person);
  await send('DELETE', `/api/admin/users/${person._id}`, admin);
  const left = await backend().database.db.select().from(messages);
  expect(left).toMatchObject([{ email: letter.email }]);
});

describe('a deleted candidate', () => {
  /** A candidate with the mark in everything, an application under review and one that was decided. */
  async function fill() {
    const admin = await makeAdmin(backend());
    const employer = await makeEmployer(backend());
    const questions = [
      {
        _id: '0192f3a4-0000-7000-8000-000000000001',
        kind: 'short',
        text: 'Why?',
        is_required: true,
      },
    ] as never;
    const [job, other] = [
      await makeJob(backend(), employer, { questions }),
      await makeJob(backend(), employer),
    ];
    const candidate = await makeCandidate(backend(), {
      first_name: marked('Ceren'),
      last_name: marked('Test'),
      email: `${MARK}@example.com`,
    });
    const upload = await backend().request('POST', '/api/uploads/resume', {
      token: candidate.token,
      form: fileForm(`${MARK}.pdf`, Buffer.concat([pdfBytes(), Buffer.from(MARK)])),
    });
    const { url } = (await upload.json()) as { url: string };
    await makeImage(backend(), candidate);
    await send('PUT', '/api/users/profile/candidate', candidate, {
      title: marked('Clerk'),
      skills: [MARK],
      bio: marked('I am'),
      education: [{ institution: MARK, degree: MARK, start_date: '2020-01' }],
      experience: [{ company: MARK, title: MARK, start_date: '2020-01' }],
    });
    const sent = {
      cover_letter: marked('Dear'),
      resume_url: url,
      phone: `555 ${MARK}`,
      availability: marked('soon'),
      additional_questions: marked('Is it'),
      share: ['title', 'location', 'experience_level', 'skills', 'experience', 'education'],
    } as never;
    const headers = { 'Idempotency-Key': 'k1' };
    const json = {
      ...(sent as object),
      answers: [{ question: '0192f3a4-0000-7000-8000-000000000001', value: marked('Because') }],
    };
    const posted = await backend().request('POST', `/api/applications/${job._id}`, {
      token: candidate.token,
      json,
      headers,
    });
    expect(posted.status).toBe(201);
    const open = (await posted.json()) as Application;
    const decided = await makeApplication(backend(), candidate, other, sent);
    await setStatus(open._id, employer, 'reviewed');
    await send('POST', `${about(open)}/notes`, employer, { body: marked('Called') });
    await send('PUT', `${about(open)}/interview`, employer, {
      interview_date: new Date(backend().clock.now().getTime() + 30 * DAY).toISOString(),
      time_zone: 'Europe/Istanbul',
      place: marked('Room'),
      link: `https://meet.example/${MARK}`,
      note: marked('Ask for'),
    });
    await backend().announce();
    await send('PUT', `${about(open)}/interview/answer`, candidate, {
      answer: 'confirmed',
      note: marked('Yes'),
    });
    const headed = { 'Idempotency-Key': 'k2' };
    for (const [person, body] of [
      [employer, marked('Dear')],
      [candidate, marked('Thanks')],
    ] as const)
      await backend().request('POST', `${about(open)}/messages`, {
        token: person.token,
        json: { body },
        headers: headed,
      });
    const { __v } = await see(open._id, employer);
    await send('PUT', `${about(open)}/review`, employer, { rating: 4, labels: [MARK], __v });
    await setStatus(decided._id, employer, 'hired', { message: marked('Welcome') });
    await backend().announce();
    await send('PUT', `/api/admin/applications/${open._id}`, admin, {
      availability: marked('now'),
    });
    await fillRest(candidate, admin, { location: marked('Izmir') });
    await sendDueMails(queueOf(backend()));
    return { admin, employer, candidate, job, other, open, decided };
  }

  test('is gone from every table, file, mail and log line (DELETE-3)', async () => {
    const { employer, candidate, open, decided, job, other } = await fill();
    const before = await findMark();
    expect(before).toMatchInlineSnapshot(`
      [
        "application_messages.body",
        "application_notes.body",
        "applications.additional_questions",
        "applications.answers",
        "applications.availability",
        "applications.contact_email",
        "applications.contact_phone",
        "applications.cover_letter",
        "applications.headline",
        "applications.labels",
        "applications.letter_key",
        "applications.phone",
        "applications.profile",
        "applications.resume_url",
        "applications.search_key",
        "candidates.bio",
        "candidates.education",
        "candidates.experience",
        "candidates.search_key",
        "candidates.skills",
        "candidates.title",
        "files.name",
        "idempotency_keys.reply",
        "interviews.announced",
        "interviews.answer_note",
        "interviews.link",
        "interviews.note",
        "interviews.place",
        "messages.body",
        "messages.email",
        "messages.name",
        "messages.search_key",
        "messages.subject",
        "notifications.facts",
        "sessions.user_agent",
        "users.email",
        "users.first_name",
        "users.last_name",
        "users.location",
        "users.search_key",
        "a file in resume",
        "a file in export",
      ]
    `);
    await ask(candidate);
    await waitForDeletion();
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    expect(await findMark()).toEqual([]);
    expect(backend().log()).not.toContain(MARK);
    const { db } = backend().database;
    expect(await db.select().from(users).where(eq(users._id, candidate._id))).toEqual([]);

    // The employer keeps that somebody applied.
    const again = await logIn(employer);
    const left = {
      candidate: { first_name: '', last_name: '', email: '' },
      cover_letter: '',
      answers: [],
      profile: null,
      interview: null,
      labels: [],
      rating: null,
      is_new: false,
      erased_at: expect.any(String),
    };
    expect(await see(open._id, again)).toMatchObject({
      ...left,
      status: 'interview',
      withdrawn_at: expect.any(String),
      created_at: open.created_at,
      job: { title: job.title },
    });
    expect(await see(decided._id, again)).toMatchObject({
      ...left,
      status: 'hired',
      withdrawn_at: null,
      created_at: decided.created_at,
    });
    expect(await notificationKindsOf(again)).toContain('application_withdrawn');
    // And can't change it.
    const gone = '409 The candidate has deleted their account.';
    const refused = [
      ['PUT', `${about(decided)}/status`, { status: 'rejected' }],
      ['POST', `${about(decided)}/notes`, { body: 'A' }],
      ['POST', `${about(decided)}/messages`, { body: 'A' }],
      ['PUT', `${about(decided)}/review`, { rating: 1, labels: [], __v: 99 }],
      ['PUT', `${about(decided)}/interview`, { interview_date: '2099-05-01T09:30:00Z' }],
    ] as const;
    for (const [method, path, json] of refused)
      expect([path, await refusal(send(method, path, again, json))]).toEqual([path, gone]);
    expect((await read<{ messages: [] }>(`${about(decided)}/messages`, again)).messages).toEqual(
      [],
    );
    const bulk = { applications: [decided._id], status: 'rejected' };
    const changed = await send('POST', '/api/applications/bulk-status', again, bulk);
    expect(await changed.json()).toMatchObject({ results: [{ outcome: 'erased' }] });
    const page = await read<{ applications: Application[]; counts: object }>(
      `/api/applications/job/${other._id}?page=1`,
      again,
    );
    expect(page).toMatchObject({ total: 1, counts: { hired: 1 } });
    // The address is free, and another account begins with nothing.
    const next = await makeCandidate(backend(), { email: candidate.email });
    expect(await read('/api/applications/candidate', next)).toEqual([]);
  });

  test('is gone whenever the server is killed in between (DELETE-3)', async () => {
    const { employer, candidate, decided } = await fill();
    await insertApplications(backend(), await makeJob(backend(), employer), 3);
    await ask(candidate);
    backend().clock.advance(DELETION_DAYS * DAY);
    await leavingTask(backend().dependencies).run();
    // Each run gets one portion further.
    for (let steps = 1; steps <= 40; steps += 1) {
      let left = steps;
      const stopping = {
        get aborted() {
          left -= 1;
          return left < 0;
        },
      } as AbortSignal;
      await deletionTask({ ...backend().dependencies, stopping }).run();
    }
    await runTasks();
    await deleteOld(backend().dependencies);
    await purgeDeletedFiles(backend().dependencies);
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    expect(await findMark()).toEqual([]);
    const { db } = backend().database;
    expect(await db.$count(applications, sql`erased_at is not null`)).toBe(2);
    expect(await see(decided._id, await logIn(employer))).toMatchObject({ status: 'hired' });
  });
});

describe('a deleted employer', () => {
  test('is gone; candidates keep title, company and what they sent (DELETE-3)', async () => {
    const admin = await makeAdmin(backend());
    const candidate = await makeCandidate(backend());
    const employer = await makeEmployer(backend(), {
      first_name: marked('Emre'),
      last_name: marked('Test'),
      email: `${MARK}@example.com`,
    });
    await makeImage(backend(), employer);
    await send('PUT', '/api/users/profile/employer', employer, {
      company_name: marked('Company'),
      company_website: `https://${MARK}.example`,
      industry: MARK,
      company_description: marked('We are'),
    });
    const job = await makeJob(backend(), employer, {
      company_name: 'Example Logistics',
      location: marked('Izmir'),
      description: marked('We need'),
      requirements: MARK,
      responsibilities: MARK,
      contact_email: `${MARK}@jobs.example`,
      required_skills: [MARK],
      benefits: [MARK],
    });
    await makeJob(backend(), employer, { title: marked('Draft'), status: 'draft' });
    await makeJob(backend(), employer, { title: marked('Without applications') });
    const sent = await makeApplication(backend(), candidate, job);
    await send('POST', `${about(sent)}/notes`, employer, { body: marked('Called') });
    await send('PUT', `${about(sent)}/interview`, employer, {
      interview_date: new Date(backend().clock.now().getTime() + 30 * DAY).toISOString(),
      place: marked('Room'),
      note: marked('Ask for'),
    });
    await backend().announce();
    await send('POST', `${about(sent)}/messages`, employer, { body: marked('Dear') });
    await send('POST', `${about(sent)}/messages`, candidate, { body: 'Thank you' });
    const { __v } = await see(sent._id, employer);
    await send('PUT', `${about(sent)}/review`, employer, { rating: 4, labels: [MARK], __v });
    await send('POST', '/api/message-templates', employer, {
      kind: 'rejection',
      language: 'en',
      name: MARK,
      body: marked('Sorry'),
    });
    await send('PUT', `/api/admin/jobs/${job._id}`, admin, { benefits: [marked('Bus')] });
    await fillRest(employer, admin, {});
    await sendDueMails(queueOf(backend()));
    expect(await findMark()).toMatchInlineSnapshot(`
      [
        "application_messages.body",
        "application_notes.body",
        "applications.labels",
        "employers.company_description",
        "employers.company_name",
        "employers.company_website",
        "employers.industry",
        "employers.search_key",
        "interviews.announced",
        "interviews.note",
        "interviews.place",
        "job_search.rank_vector",
        "job_search.search_vector",
        "job_search.title_key",
        "jobs.benefits",
        "jobs.contact_email",
        "jobs.description",
        "jobs.location",
        "jobs.location_key",
        "jobs.place_words",
        "jobs.required_skills",
        "jobs.requirements",
        "jobs.responsibilities",
        "jobs.search_key",
        "jobs.skill_keys",
        "jobs.title",
        "message_templates.body",
        "message_templates.name",
        "messages.body",
        "messages.email",
        "messages.name",
        "messages.search_key",
        "messages.subject",
        "notifications.facts",
        "search_term_changes.label",
        "sessions.user_agent",
        "users.email",
        "users.first_name",
        "users.last_name",
        "users.location",
        "users.search_key",
      ]
    `);

    await ask(employer);
    await backend().announce();
    await waitForDeletion();
    backend().clock.advance(HOUR);
    await purgeDeletedFiles(backend().dependencies);
    await refreshTerms(backend().dependencies);
    expect(await findMark()).toEqual([]);
    expect(backend().log()).not.toContain(MARK);

    const reader = await logIn(candidate);
    expect(await see(sent._id, reader)).toMatchObject({
      job: { title: job.title, company_name: 'Example Logistics', removed_at: expect.any(String) },
      cover_letter: sent.cover_letter,
      status: 'interview',
    });
    const { messages } = await read<{ messages: { body: string }[] }>(
      `${about(sent)}/messages`,
      reader,
    );
    expect(messages.map(({ body }) => body)).toEqual(['Thank you']);
    await backend().announce();
    expect(await notificationKindsOf(candidate)).toEqual(
      expect.arrayContaining(['job_closed', 'interview_cancelled']),
    );
    expect((await send('GET', `/api/jobs/${job._id}`)).status).toBe(404);
  });
});

describe('a restored database', () => {
  const listFile = (moment: Date) =>
    join(backend().folder, 'uploads', 'erased', moment.toISOString().slice(0, 10));
  const round = async () => {
    backend().clock.advance(ROUND_EVERY);
    await eraseAgain(backend().dependencies);
    await deletionTask(backend().dependencies).run();
  };
  /** The account as a backup had it. */
  const restore = async (person: Person) => {
    const { db } = backend().database;
    const row = { user_type: 'candidate' as const, first_name: 'A', last_name: 'B' };
    const { _id, email } = person;
    await db.insert(users).values({ ...row, _id, email, password_hash: 'x' });
    await db.delete(erasureRounds);
  };
  const isThere = async ({ _id }: Person) =>
    (await backend().database.db.$count(users, eq(users._id, _id))) > 0;

  beforeEach(() => mkdir(join(backend().folder, 'uploads', 'tmp'), { recursive: true }));

  test('erases again who was erased since its backup, with what others keep (DELETE-5)', async ({
    admin,
    employer,
    job,
  }) => {
    const leaver = await makeCandidate(backend());
    const removed = await makeCandidate(backend());
    const other = await makeCandidate(backend());
    await ask(leaver);
    await waitForDeletion();
    const me = await logIn(admin);
    expect((await send('DELETE', `/api/admin/users/${removed._id}`, me)).status).toBe(204);
    await round();
    await round();
    const list = await readFile(listFile(backend().clock.now()), 'utf8');
    expect(list.split('\n').sort()).toEqual(['', `${leaver._id} shells`, removed._id].sort());
    expect(await backend().database.db.$count(erasures)).toBe(0);

    for (const person of [leaver, removed]) await restore(person);
    await backend()
      .database.db.insert(applications)
      .values(
        [leaver, removed].map(({ _id }) => ({ _id: v7(), job_id: job._id, candidate_id: _id })),
      );
    await round();
    for (const person of [leaver, removed]) expect(await isThere(person)).toBe(false);
    expect(await isThere(other)).toBe(true);
    expect(await backend().database.db.select().from(applications)).toMatchObject([
      { erased_at: expect.any(Date) },
    ]);
    expect(await isThere(employer)).toBe(true);
    expect(backend().log()).toContain('"again":true');
    // Listed once all the same.
    await round();
    expect(await readFile(listFile(backend().clock.now()), 'utf8')).toBe(list);
  });

  test('reads each day of the list once, and keeps it for 400 days (DELETE-5)', async ({
    candidate,
  }) => {
    const now = backend().clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    await mkdir(join(backend().folder, 'uploads', 'erased'), { recursive: true });
    for (const days of [500, 401, 30]) await writeFile(listFile(ago(days)), `${UNKNOWN_ID}\n`);
    await round();
    // Nobody writes into the days that are over.
    await writeFile(listFile(ago(20)), `${candidate._id}\nnonsense\n`);
    await round();
    expect(await isThere(candidate)).toBe(true);
    await backend().database.db.update(erasureRounds).set({ read_day: '2020-01-01' });
    await round();
    expect(await isThere(candidate)).toBe(false);
    await expect(readFile(listFile(ago(401)))).rejects.toThrow('ENOENT');
    expect(await readFile(listFile(ago(30)), 'utf8')).toContain(UNKNOWN_ID);
  });

  test('two instances at once list everybody (DELETE-5)', async ({ admin }) => {
    const people = await Promise.all([1, 2, 3].map(() => makeCandidate(backend())));
    for (const { _id } of people) await send('DELETE', `/api/admin/users/${_id}`, admin);
    const { dependencies } = backend();
    await Promise.all([eraseAgain(dependencies), eraseAgain(dependencies)]);
    const list = await readFile(listFile(backend().clock.now()), 'utf8');
    expect(list.split('\n').filter(Boolean).sort()).toEqual(people.map(({ _id }) => _id).sort());
  });
});
