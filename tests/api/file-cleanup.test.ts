import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import { applyToJob } from '#server/domains/applications/commands.ts';
import { fileTask } from '#server/domains/files/background.ts';
import { markUnusedDeleted } from '#server/domains/files/commands.ts';
import { ORPHAN_AGE, purgeDeletedFiles, sweepFiles } from '#server/domains/files/purge-commands.ts';
import { PORTION_EVERY, ROUND_EVERY } from '#server/domains/files/rounds.ts';
import { startTasks } from '#server/platform/background/tasks.ts';
import { applications, fileRounds, files, users } from '#server/platform/database/schema.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { FILES_MAX } from '#src/contract/limits.ts';
import {
  fileForm,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  makeResume,
  type Person,
  pdfBytes,
  pngBytes,
} from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test, send } = apiTest();

const put = async (path: string, { token }: Person, json: unknown): Promise<void> => {
  const response = await send('PUT', path, { token }, json);
  expect(response.status, JSON.stringify(json)).toBe(200);
  await backend().settled();
};
const saveResumeDraft = (person: Person, resume_url: string) =>
  put('/api/users/profile', person, { resume_url });

const idOf = (url: string): string => /[0-9a-f-]{36}/.exec(url)?.[0] ?? '';

/** Whether an uploaded file exists; fails unless its row and all of its sizes agree. */
async function isThere(url: string): Promise<boolean> {
  const id = idOf(url);
  const row = (await backend().database.db.$count(files, eq(files._id, id))) === 1;
  const names = url.includes('/images/') ? [`image/${id}`, `image/${id}-card`] : [`resume/${id}`];
  for (const name of names) {
    const bytes = await access(join(backend().folder, 'uploads', name)).then(
      () => true,
      () => false,
    );
    expect(bytes, 'row and bytes go together').toBe(row);
  }
  return row;
}

/** Starts a new round of the sweep `ms` later. */
const sweepAfter = async (ms: number): Promise<void> => {
  backend().clock.advance(ms);
  await backend().database.run('delete from file_rounds');
  await sweepFiles(backend().dependencies);
};

/** Adds rows of files without bytes. */
const insertFiles = (owner_id: string, count: number, removed_at: Date | null = null) =>
  backend()
    .database.db.insert(files)
    .values(
      Array.from({ length: count }, () => ({
        _id: v7(),
        owner_id,
        kind: 'resume' as const,
        removed_at,
        name: 'cv.pdf',
        type: 'application/pdf',
        bytes: 1,
      })),
    );

/** Long enough for a statement that no lock blocks. */
const aMoment = () => new Promise((done) => setTimeout(done, 300));

describe('a file of the profile', () => {
  test.for(['resume_url', 'profile_image_url'] as const)(
    '%s is deleted when replaced or removed',
    async (field, { candidate }) => {
      const make = () =>
        field === 'resume_url' ? makeResume(backend(), candidate) : makeImage(backend(), candidate);
      const [first, second] = [await make(), await make()];
      await put('/api/users/profile', candidate, { [field]: first });
      // Neither the same file again nor another change replaces it.
      await put('/api/users/profile/candidate', candidate, { [field]: first, bio: 'New' });
      expect(await isThere(first)).toBe(true);
      await put('/api/users/profile', candidate, { [field]: second });
      expect(await isThere(first)).toBe(false);
      expect((await send('GET', first, candidate)).status).toBe(404);
      expect(await isThere(second)).toBe(true);
      await put('/api/users/profile/candidate', candidate, { [field]: '' });
      expect(await isThere(second)).toBe(false);
      expect(backend().failures()).toEqual([]);
    },
  );

  test("of another user isn't deleted by naming it", async () => {
    const [candidate, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const url = await makeResume(backend(), other);
    await saveResumeDraft(candidate, `https://elsewhere.example${url}`);
    await saveResumeDraft(candidate, '');
    expect(await isThere(url)).toBe(true);
  });

  test('stays as long as an application refers to it (PROFILE-6)', async ({
    employer,
    candidate,
  }) => {
    const resume_url = await makeResume(backend(), candidate);
    await saveResumeDraft(candidate, resume_url);
    const job = await makeJob(backend(), employer);
    const { _id } = await makeApplication(backend(), candidate, job, { resume_url });
    await saveResumeDraft(candidate, '');
    await sweepAfter(ORPHAN_AGE + 1);
    expect(await isThere(resume_url)).toBe(true);
    expect((await send('GET', resume_url, employer)).status).toBe(200);

    // Both sides keep the file of a withdrawn application too.
    await send('DELETE', `/api/applications/${_id}`, candidate);
    await sweepAfter(0);
    expect(await isThere(resume_url)).toBe(true);
    await backend().database.run(`delete from applications where _id = '${_id}'`);
    await sweepAfter(0);
    expect(await isThere(resume_url)).toBe(false);
  });
});

describe('the sweep', () => {
  test('deletes unreferenced files after a day, and none sooner (FILE-5)', async ({
    candidate,
  }) => {
    const [stray, kept, image] = [
      await makeResume(backend(), candidate),
      await makeResume(backend(), candidate),
      await makeImage(backend(), candidate),
    ];
    await put('/api/users/profile', candidate, { resume_url: kept, profile_image_url: image });
    await sweepAfter(ORPHAN_AGE - 60_000);
    expect(await isThere(stray)).toBe(true);
    await sweepAfter(120_000);
    expect(await isThere(stray)).toBe(false);
    expect([await isThere(kept), await isThere(image)]).toEqual([true, true]);
  });

  test('checks one portion at a time, in one instance, and resumes after a restart', async () => {
    const candidate = await makeCandidate(backend());
    const urls: string[] = [];
    for (let made = 0; made < 5; made += 1) urls.push(await makeResume(backend(), candidate));
    await saveResumeDraft(candidate, urls[1] ?? '');
    const { clock, dependencies } = backend();
    clock.advance(ORPHAN_AGE + 1);
    const left = async () => (await Promise.all(urls.map(isThere))).map(Number).join('');
    // Each run is by another instance.
    const sweep = () => sweepFiles({ ...dependencies }, { files: 2, batch: 1 });
    await sweep();
    expect(await left()).toBe('01111');
    await Promise.all([sweep(), sweep()]);
    expect(await left(), 'too early').toBe('01111');
    clock.advance(PORTION_EVERY);
    await Promise.all([sweep(), sweep()]);
    expect(await left(), 'one of both').toBe('01001');
    clock.advance(PORTION_EVERY);
    await sweep();
    expect(await left()).toBe('01000');
    // The round is over; the next one starts a day after this one started.
    urls.push(await makeResume(backend(), candidate));
    clock.advance(ROUND_EVERY - 3 * PORTION_EVERY);
    await sweep();
    expect((await left()).at(-1)).toBe('1');
    clock.advance(ORPHAN_AGE);
    await sweep();
    expect((await left()).at(-1)).toBe('0');
  });

  test('resumes an interrupted portion, even after a clock that ran ahead', async () => {
    const candidate = await makeCandidate(backend());
    const urls = [await makeResume(backend(), candidate), await makeResume(backend(), candidate)];
    const { clock, dependencies } = backend();
    clock.advance(ORPHAN_AGE + 1);
    const { db } = dependencies.database;
    let left = 1;
    const failing = new Proxy(db, {
      get: (target, key) => {
        if (key === 'transaction') left -= 1;
        if (left < 0) throw new Error('lost');
        return Reflect.get(target, key);
      },
    });
    const database = { ...dependencies.database, db: failing };
    const portion = { files: 2, batch: 1 };
    await expect(sweepFiles({ ...dependencies, database }, portion)).rejects.toThrow('lost');
    const [round] = await db.select().from(fileRounds);
    expect(round?.after_id).toBe(idOf(urls[0] ?? ''));
    await db.update(fileRounds).set({ due_at: new Date(clock.now().getTime() + 2 * ROUND_EVERY) });
    await sweepFiles(dependencies, portion);
    expect(await Promise.all(urls.map(isThere))).toEqual([false, false]);
  });

  test('deletes the files of a deleted job or account', async ({ employer }) => {
    const [candidate, leaver] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const sent = await makeResume(backend(), candidate);
    const left = await makeResume(backend(), leaver);
    await saveResumeDraft(leaver, left);
    const job = await makeJob(backend(), employer);
    await makeApplication(backend(), candidate, job, { resume_url: sent });
    await backend().database.run(`delete from jobs where _id = '${job._id}'`);
    await backend().database.db.delete(users).where(eq(users._id, leaver._id));
    await sweepAfter(ORPHAN_AGE + 1);
    expect([await isThere(sent), await isThere(left)]).toEqual([false, false]);
  });

  test('runs at startup and then in portions, until it is stopped', async ({ candidate }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const first = await makeResume(backend(), candidate);
      backend().clock.advance(ORPHAN_AGE + 1);
      const { dependencies } = backend();
      const stop = startTasks([fileTask(dependencies)], {
        ...dependencies,
        isPaused: async () => false,
      });
      await backend().settled();
      expect(await isThere(first)).toBe(false);
      const second = await makeResume(backend(), candidate);
      backend().clock.advance(ORPHAN_AGE + 1);
      vi.advanceTimersByTime(PORTION_EVERY - 1);
      await backend().settled();
      expect(await isThere(second)).toBe(true);
      vi.advanceTimersByTime(1);
      await backend().settled();
      expect(await isThere(second)).toBe(false);
      const third = await makeResume(backend(), candidate);
      backend().clock.advance(ORPHAN_AGE + 1);
      stop();
      vi.advanceTimersByTime(2 * 60 * 60_000);
      await backend().settled();
      expect(await isThere(third)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('skips files that the store fails to remove, and retries them next time', async ({
    candidate,
  }) => {
    const [stuck, other] = [
      await makeResume(backend(), candidate),
      await makeResume(backend(), candidate),
    ];
    const { dependencies } = backend();
    const refusing = {
      ...dependencies.files,
      remove: (key: string) =>
        key.includes(idOf(stuck))
          ? Promise.reject(new Error('out of reach'))
          : dependencies.files.remove(key),
    };
    backend().clock.advance(ORPHAN_AGE + 1);
    await expect(sweepFiles({ ...dependencies, files: refusing })).rejects.toThrow('out of reach');
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
    // Its bytes remain, but the file can no longer be read or used.
    expect((await send('GET', stuck, candidate)).status).toBe(404);
    const { token } = candidate;
    const json = { resume_url: stuck };
    expect((await send('PUT', '/api/users/profile', { token }, json)).status).toBe(400);
    await sweepAfter(0);
    expect(await isThere(stuck)).toBe(false);
  });
});

describe('removing files while the store is unreachable', () => {
  /** `count` files marked as removed, and a store with this `remove`. */
  const setup = async (count: number, remove: () => Promise<void>) => {
    const { dependencies } = backend();
    const { _id: owner_id } = await makeCandidate(backend());
    await insertFiles(owner_id, count, new Date());
    return { ...dependencies, files: { ...dependencies.files, remove } };
  };

  test('stops after a few failures', async () => {
    let asked = 0;
    const needs = await setup(10, async () => {
      asked += 1;
      throw new Error('out of reach');
    });
    await expect(purgeDeletedFiles(needs)).rejects.toThrow('out of reach');
    expect(asked).toBe(3);
    expect(await backend().database.db.$count(files)).toBe(10);
  });

  test('runs once at a time; callers meanwhile share one more run', async () => {
    const [started, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    const needs = await setup(1, async () => {
      asked += 1;
      started.resolve();
      await answered.promise;
    });
    const first = purgeDeletedFiles(needs);
    await started.promise;
    const { _id: owner_id } = await makeCandidate(backend());
    await insertFiles(owner_id, 1, new Date());
    const others = [purgeDeletedFiles(needs), purgeDeletedFiles(needs), purgeDeletedFiles(needs)];
    await aMoment();
    expect(asked).toBe(1);
    answered.resolve();
    await Promise.all([first, ...others]);
    expect(asked).toBe(2);
    expect(await backend().database.db.$count(files)).toBe(0);
  });

  test('ends at once when the server stops', async () => {
    const stopping = new AbortController();
    const started = Promise.withResolvers<void>();
    let asked = 0;
    const needs = await setup(5, () => {
      asked += 1;
      started.resolve();
      return new Promise(() => {});
    });
    const running = purgeDeletedFiles({ ...needs, stopping: stopping.signal });
    await started.promise;
    stopping.abort();
    await running;
    await purgeDeletedFiles({ ...needs, stopping: stopping.signal });
    expect(asked).toBe(1);
    expect(await backend().database.db.$count(files)).toBe(5);
  });
});

describe('a file that is used while it is being removed', () => {
  const setup = async () => {
    const candidate = await makeCandidate(backend());
    const [url, image] = [
      await makeResume(backend(), candidate),
      await makeImage(backend(), candidate),
    ];
    const job = await makeJob(backend(), await makeEmployer(backend()));
    return { candidate, url, image, job };
  };

  test('stays when its use came first', async () => {
    const { candidate, url, job } = await setup();
    const { db } = backend().database;
    let removed: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      const input = { cover_letter: 'x', resume_url: url, phone: '', availability: '', share: [] };
      const created = await applyToJob(
        tx,
        {
          jobId: job._id,
          employerId: job.employer?._id ?? '',
          candidate: { _id: candidate._id, email: candidate.email, phone: '' },
          input: { ...input, additional_questions: '', answers: [] },
          resumeFileId: idOf(url),
          language: 'en',
        },
        new Date(),
      );
      expect(created).toMatchObject({ resume_url: url });
      removed = markUnusedDeleted(db, candidate._id, [idOf(url)], new Date());
      await aMoment();
    });
    expect(await removed).toBe(0);
    expect((await send('GET', url, candidate)).status).toBe(200);
  });

  test('cannot be used when its removal came first', async () => {
    const { candidate, url, image, job } = await setup();
    const { token } = candidate;
    const application = { cover_letter: 'A letter', resume_url: url, phone: '555 0100' };
    const calls = [
      ['PUT', '/api/users/profile', { resume_url: url }],
      ['PUT', '/api/users/profile/candidate', { profile_image_url: image, bio: 'New' }],
      ['POST', `/api/applications/${job._id}`, application],
    ] as const;
    const replies: Promise<Response>[] = [];
    await backend().database.db.transaction(async (tx) => {
      await tx.update(files).set({ removed_at: new Date() });
      for (const [method, path, json] of calls) replies.push(send(method, path, { token }, json));
      await aMoment();
    });
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400]);
    const profile = await send('GET', '/api/users/profile', candidate);
    expect(await profile.json()).toMatchObject({ resume_url: '', profile_image_url: '', bio: '' });
    expect(await backend().database.db.$count(applications)).toBe(0);
  });
});

describe('the number of files', () => {
  const upload = ({ token }: Person, path = '/api/uploads/resume', name = 'cv.pdf') => {
    const bytes = name.endsWith('.png') ? pngBytes() : pdfBytes();
    return backend().request('POST', path, { token, form: fileForm(name, bytes) });
  };

  test('is limited for each user, across all kinds (FILE-5)', async () => {
    const [candidate, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    await insertFiles(candidate._id, FILES_MAX - 1);
    // Files marked as removed don't count.
    await insertFiles(candidate._id, 5, new Date());
    expect((await upload(candidate)).status).toBe(201);
    const tries = [upload(candidate), upload(candidate, '/api/uploads/profile-image', 'me.png')];
    for (const response of await Promise.all(tries)) {
      expect(await refusal(response)).toBe(`409 ${errorMessages.tooManyFiles}`);
    }
    expect((await upload(other)).status).toBe(201);
  });

  test('is limited for concurrent uploads too', async ({ candidate }) => {
    await insertFiles(candidate._id, FILES_MAX - 2);
    // An image is checked and encoded between the first count and the insert.
    const send = () => upload(candidate, '/api/uploads/profile-image', 'me.png');
    const replies = await Promise.all(Array.from({ length: 5 }, send));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await backend().database.db.$count(files)).toBe(FILES_MAX);
  });
});
