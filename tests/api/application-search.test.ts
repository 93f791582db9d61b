import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applications } from '#server/platform/database/schema.ts';
import {
  type Application,
  type ApplicationPage,
  applicationPageSchema,
} from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { LETTER_MAX } from '#src/contract/limits.ts';
import {
  insertApplications,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  type Person,
} from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const BYTE_ORDER_MARK = '\uFEFF';
const HEADINGS =
  '"Candidate","Email","Phone","Applied","Status","Interview (UTC)","Availability","Resume","Cover letter","Additional questions","Title","Location","Rating","Labels"';

let employer: Person;
let job: Job;
beforeEach(async () => {
  employer = await makeEmployer(backend());
  job = await makeJob(backend(), employer, { title: 'Clerk: C/C++ "İzmir" 🚲' });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  backend().request('GET', `/api/applications/job/${job._id}${path}`, {
    token: employer.token,
    headers,
  });
const page = async (query: string) => (await (await get(`?${query}`)).json()) as ApplicationPage;
const addressOf = (application: Application) => application.candidate?.email;
/** An application as pages list it, without its long texts. */
const toRow = ({ cover_letter: _, additional_questions: __, answers: ___, ...row }: Application) =>
  row;
const found = async (query: string) => (await page(query)).applications.map(addressOf);

/** Applies as a new candidate, then advances the clock by a minute. */
async function apply(
  name: [first: string, last: string],
  email: string,
  given: Partial<typeof applications.$inferInsert> = {},
): Promise<Application> {
  const candidate = await makeCandidate(backend(), {
    first_name: name[0],
    last_name: name[1],
    email,
  });
  const made = await makeApplication(backend(), candidate, job);
  if (Object.keys(given).length > 0)
    await backend()
      .database.db.update(applications)
      .set(given)
      .where(eq(applications._id, made._id));
  backend().clock.advance(60_000);
  return made;
}

async function fourPeople() {
  await apply(['Ayşe', 'Yıldız'], 'ayse@example.com', {
    cover_letter: 'Çalışkan bir ekip arıyorum.',
    status: 'hired',
  });
  await apply(['Björn', 'Åström'], 'bjorn@example.com', {
    status: 'accepted',
    opened_at: new Date(),
  });
  await apply(['Zoë', 'Ay'], 'zoe@mail.example', { cover_letter: 'I know 100% of forklifts_' });
  await apply(['émile', 'Öz'], 'emile@example.com', { status: 'rejected' });
}

describe('a page of applications', () => {
  test('has every listed field and no long texts', async () => {
    await fourPeople();
    const reply = await page('page=1');
    const parsed = applicationPageSchema.parse(reply);
    expect({ ...parsed, applications: parsed.applications.map(toRow) }).toEqual(reply);
    expect(reply).toMatchObject({ totalPages: 1, currentPage: 1, total: 4 });
    expect(reply.counts).toEqual({
      pending: 1,
      reviewed: 0,
      interview: 0,
      accepted: 1,
      rejected: 1,
      hired: 1,
      withdrawn: 0,
    });
    expect(reply.applications.map((one) => one.is_new)).toEqual([true, true, false, true]);
    expect(reply.applications[1]).toMatchObject({
      candidate: { first_name: 'Zoë', last_name: 'Ay' },
      job: { _id: job._id },
    });
    const list = (await (await get('')).json()) as Application[];
    expect(list.map(toRow)).toEqual(reply.applications);
  });

  test('holds 25 applications, and none past the end (LIST-2, REVIEW-1)', async () => {
    await insertApplications(backend(), job, 60);
    const all = (await (await get('')).json()) as Application[];
    for (const [number, count] of [
      [1, 25],
      [2, 25],
      [3, 10],
      [4, 0],
    ] as const) {
      const reply = await page(`page=${number}`);
      expect(reply).toMatchObject({ totalPages: 3, currentPage: number, total: 60 });
      expect(reply.applications).toHaveLength(count);
      expect(reply.applications).toEqual(all.slice((number - 1) * 25, number * 25).map(toRow));
    }
    // Invalid parameters are ignored.
    expect(await page('page=x&status=nonsense&sort=worst')).toMatchObject({
      currentPage: 1,
      total: 60,
    });
  });

  test('is filtered by status label, and still counts all labels (REVIEW-2, STATUS-1)', async () => {
    await fourPeople();
    const both = ['bjorn@example.com', 'ayse@example.com'];
    expect(await found('page=1&status=hired')).toEqual(both);
    expect(await found('page=1&status=accepted')).toEqual(both);
    expect(await found('page=1&status=rejected')).toEqual(['emile@example.com']);
    expect(await page('page=1&status=reviewed')).toMatchObject({
      total: 0,
      applications: [],
      counts: { hired: 1, accepted: 1, rejected: 1, pending: 1 },
    });
  });

  test.each([
    ['AYSE', ['ayse@example.com']],
    ['yildiz', ['ayse@example.com']],
    ['YILDIZ  calis\tayşe', ['ayse@example.com']],
    ['yıldız sessiz', []],
    ['astrom', ['bjorn@example.com']],
    ['çalişkan', ['ayse@example.com']],
    ['example.com emile', ['emile@example.com']],
    ['mail.example', ['zoe@mail.example']],
    ['100%', ['zoe@mail.example']],
    ['forklifts_', ['zoe@mail.example']],
    ['%', ['zoe@mail.example']],
    ['zoe astrom', []],
    ["'; drop table applications; --", []],
    // Only the first eight different words count.
    [
      'e e E é x a m p l . @ nobody',
      ['emile@example.com', 'zoe@mail.example', 'bjorn@example.com', 'ayse@example.com'],
    ],
    ['e x a m p l nobody', []],
    ['\\', []],
    ['   ', ['emile@example.com', 'zoe@mail.example', 'bjorn@example.com', 'ayse@example.com']],
    ['\u0000', ['emile@example.com', 'zoe@mail.example', 'bjorn@example.com', 'ayse@example.com']],
  ])('is searched for %j (REVIEW-2)', async (query, expected) => {
    await fourPeople();
    const reply = await page(`page=1&query=${encodeURIComponent(query)}`);
    expect(reply.applications.map(addressOf)).toEqual(expected);
    expect(reply.total).toBe(expected.length);
    expect(reply.counts.rejected).toBe(1);
  });

  test.each([
    ['newest', ['emile', 'zoe', 'bjorn', 'ayse']],
    ['oldest', ['ayse', 'bjorn', 'zoe', 'emile']],
    ['name', ['ayse', 'bjorn', 'emile', 'zoe']],
    ['status', ['zoe', 'bjorn', 'ayse', 'emile']],
  ])('is sorted by %s (REVIEW-2)', async (sort, names) => {
    await fourPeople();
    const addresses = await found(`page=1&sort=${sort}`);
    expect(addresses.map((address) => address?.split('@')[0])).toEqual(names);
  });
});

/** The cells of a CSV text, each of which is quoted. */
function cellsOf(text: string, separator = ','): string[][] {
  const lines: string[][] = [[]];
  let at = 0;
  for (const { 0: whole, 1: quoted = '', 2: end, index } of text.matchAll(
    /"((?:[^"]|"")*)"(\r\n|.)/g,
  )) {
    expect([index, ['\r\n', separator].includes(end ?? '')]).toEqual([at, true]);
    at = index + whole.length;
    lines.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  expect(at).toBe(text.length);
  return lines.slice(0, -1);
}

describe('the CSV export', () => {
  test('opens in spreadsheets and is named after the job (REVIEW-8)', async () => {
    const made = await apply(['Ayşe', 'Yıldız'], 'ayse@example.com', {
      contact_phone: '+90 555 0100',
      status: 'reviewed',
      interview_date: new Date('2099-05-01T09:30:00Z'),
      availability: 'May, or "soon"',
      cover_letter: '=HYPERLINK("http://evil.example")\nSecond line',
      additional_questions: '@parking',
    });
    const response = await get('/export');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=Clerk-C-C-Izmir-.csv; filename*=UTF-8''${encodeURIComponent('Clerk C-C++ İzmir 🚲.csv')}`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    expect(text.startsWith(`${BYTE_ORDER_MARK}${HEADINGS}\r\n`)).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")\nSecond line"`);
    const [, cells] = cellsOf(text.slice(1));
    expect(cells).toEqual([
      'Ayşe Yıldız',
      'ayse@example.com',
      "'+90 555 0100",
      made.created_at?.slice(0, 10),
      'Reviewing',
      '2099-05-01 09:30',
      'May, or "soon"',
      'https://cv.example/me.pdf',
      `'=HYPERLINK("http://evil.example")\nSecond line`,
      "'@parking",
      '',
      '',
      '',
      '',
    ]);
  });

  test('has dates and times in the reader’s time zone (REVIEW-8)', async () => {
    await apply(['Ayşe', 'Yıldız'], 'ayse@example.com', {});
    await backend()
      .database.db.update(applications)
      .set({
        created_at: new Date('2026-03-01T22:30:00Z'),
        interview_date: new Date('2026-07-01T21:15:00Z'),
      });
    const seen = async (tz: string) => {
      const text = await (await get(`/export?tz=${tz}`)).text();
      const [headings, cells] = cellsOf(text.replace(BYTE_ORDER_MARK, ''));
      return [headings?.[5], cells?.[3], cells?.[5]];
    };
    const inIstanbul = ['Interview (Europe/Istanbul)', '2026-03-02', '2026-07-02 00:15'];
    expect(await seen('Europe/Istanbul')).toEqual(inIstanbul);
    for (const tz of ['', 'Nowhere/At_all', '%00'])
      expect(await seen(tz)).toEqual(['Interview (UTC)', '2026-03-01', '2026-07-01 21:15']);
  });

  test('uses Turkish and its separator for Turkish readers (REVIEW-8)', async () => {
    await fourPeople();
    const cover_letter = 'Merhaba;=1+1;"x"';
    await backend().database.db.update(applications).set({ cover_letter });
    const text = await (await get('/export', { 'Accept-Language': 'tr-TR,tr;q=0.9' })).text();
    const [headings, ...lines] = cellsOf(text.replace(BYTE_ORDER_MARK, ''), ';');
    expect(headings?.[0]).toBe('Aday');
    expect(lines.map((line) => line[8])).toEqual(Array(4).fill(cover_letter));
    expect(lines.map((line) => line[4])).toEqual([
      'Reddedildi',
      'Beklemede',
      'Kabul edildi',
      'Kabul edildi',
    ]);
  });

  test('holds the filtered applications in their order (REVIEW-8)', async () => {
    await fourPeople();
    const addresses = async (query: string) =>
      cellsOf((await (await get(`/export?${query}`)).text()).replace(BYTE_ORDER_MARK, ''))
        .slice(1)
        .map((line) => line[1]);
    expect(await addresses('status=hired&sort=oldest')).toEqual([
      'ayse@example.com',
      'bjorn@example.com',
    ]);
    expect(await addresses('query=zo%C3%AB')).toEqual(['zoe@mail.example']);
    expect(await addresses('query=nobody')).toEqual([]);
    // A file has no pages.
    expect(await addresses('page=2')).toHaveLength(4);
  });

  test('accepts titles with characters that file names cannot have, also cut within one', async () => {
    for (const title of ['🚲'.repeat(100), `x${'🚲'.repeat(99)}`, '../..', '*', 'ملف']) {
      await backend().database.db.execute(
        `update jobs set title = '${title}' where _id = '${job._id}'`,
      );
      const response = await get('/export');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename=[A-Za-z0-9._-]+(; filename\*=UTF-8''[^/\\ ]+\.csv)?$/,
      );
    }
  });
});

test('the longest cover letters are searched and exported in full', async () => {
  // More than one page, and more than the export reads at a time.
  const count = 60;
  const ending = ' Ünlü son';
  const cover_letter = 'x'.repeat(LETTER_MAX - ending.length) + ending;
  await insertApplications(backend(), job, count, { cover_letter });
  expect((await page('page=1&query=unlu+son&sort=name')).total).toBe(count);
  expect((await page('page=1&query=nowhere')).total).toBe(0);
  const [, ...lines] = cellsOf(await (await get('/export')).text());
  expect(lines.map((line) => line[8])).toEqual(Array(count).fill(cover_letter));
});
