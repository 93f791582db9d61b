import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { type CardDependencies, createCards } from '#server/site/social-images/cards.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test, send } = apiTest();

function cardsOf(given: Partial<CardDependencies> = {}) {
  const cards = createCards({ ...backend().dependencies, ...given });
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = cards(new Request(`http://server.test${path}`, init));
    if (!response) throw new Error(`${path} is none of a card`);
    return response;
  };
}

const addressOf = ({ _id }: Pick<Job, '_id'>, lng = 'en') => `/cards/jobs/${_id}.png?lng=${lng}`;

/** The pixels of a card. */
async function pixelsOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  return data;
}

async function jobCard(given: Partial<Job>): Promise<Buffer> {
  const job = await makeJob(backend(), await makeEmployer(backend()), given);
  return pixelsOf(await cardsOf()(addressOf(job)));
}

const postJob = async (given: Partial<Job> = {}): Promise<Job> =>
  makeJob(backend(), await makeEmployer(backend()), given);

describe('the card of a job', () => {
  test('is an image that anyone may cache and show', async () => {
    const address = addressOf(await postJob());
    const response = await cardsOf({ publicUrl: 'https://jobs.test' })(address);
    const header = (name: string) => response.headers.get(name);
    expect(header('cache-control')).toBe('public, max-age=3600');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('strict-transport-security')).toContain('max-age');
    await pixelsOf(response);
    const post = await cardsOf()(address, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('shows title, company, place and kind of job (PAGE-4)', async () => {
    const base = { title: 'Bike mechanic', company_name: 'Fernwick', location: 'Berlin' };
    const card = await jobCard(base);
    expect(card.equals(await jobCard(base))).toBe(true);
    for (const other of [
      { title: 'Bike mechanics' },
      { company_name: 'Fernwick Ltd' },
      { location: 'Bernau' },
      { is_remote: true },
      { job_type: 'part_time' as const },
    ])
      expect(card.equals(await jobCard({ ...base, ...other })), JSON.stringify(other)).toBe(false);
  });

  test('speaks the language of its address, and English without one', async () => {
    const job = await postJob();
    const card = async (lng: string) => pixelsOf(await cardsOf()(addressOf(job, lng)));
    const english = await card('en');
    expect(english.equals(await card('tr'))).toBe(false);
    expect(english.equals(await card('xx'))).toBe(true);
  });

  test('changes when the job changes', async ({ employer }) => {
    const job = await makeJob(backend(), employer, { title: 'Baker' });
    const cards = cardsOf();
    const before = await cards(addressOf(job));
    await send('PUT', `/api/jobs/${job._id}`, employer, { title: 'Head baker' });
    const after = await cards(addressOf(job));
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(false);
  });

  test.each([
    '<svg onload="alert(1)">',
    '</span><span size="400000">huge</span>',
    '&amp; &nonsense; & <',
    'مطور برمجيات أول',
    'הנהלת חשבונות',
    '👩‍💻 🚲 🏳️‍🌈',
    '\u0301\u0301\u0301',
    'ﷺ'.repeat(200),
    'x'.repeat(200),
    'Şçğıöü İŞÇĞÖÜ '.repeat(14).trim(),
  ])('is drawn for %s', async (title) => {
    await jobCard({ title, company_name: title, location: title });
  });

  test('shows markup as text', async () => {
    expect(
      (await jobCard({ title: '<b>Baker</b>' })).equals(await jobCard({ title: 'Baker' })),
    ).toBe(false);
  });

  test('cuts a title that is too long, and keeps within the frame', async () => {
    const words = 'Coordinator of '.repeat(13);
    const card = await jobCard({ title: `${words}A` });
    // Text after the fourth line makes no difference.
    expect(card.equals(await jobCard({ title: `${words}B` }))).toBe(true);
    const navy = [0x18, 0x37, 0x49];
    for (const y of [130, 460])
      for (let x = 0; x < 1200; x += 1)
        expect([...card.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]).toEqual(navy);
  });

  test('exists for a closed job, but for nothing else that is not public', async () => {
    const employer = await makeEmployer(backend());
    const closed = await makeJob(backend(), employer);
    await send('PUT', `/api/jobs/${closed._id}`, employer, { status: 'closed' });
    await pixelsOf(await cardsOf()(addressOf(closed)));
    const draft = await makeJob(backend(), employer, { status: 'draft' });
    for (const path of [
      addressOf(draft),
      addressOf({ _id: '0190a1b2-0000-7000-8000-000000000000' }),
      addressOf({ _id: 'x' }),
      addressOf({ _id: `${closed._id}'--` }),
      `/cards/jobs/${closed._id}.jpg`,
      '/cards/jobs/%E0%A4%A.png',
      '/cards/',
    ]) {
      const response = await cardsOf()(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('the card of all other pages is in both languages (PAGE-4)', async () => {
  const card = async (lng: string) => pixelsOf(await cardsOf()(`/cards/site.png?lng=${lng}`));
  expect((await card('en')).equals(await card('tr'))).toBe(false);
});

describe('the queue', () => {
  test('draws a card once for all requests, and refuses too many cards', async () => {
    const cards = cardsOf({ limits: { slots: 1, waiting: 0, waitMs: 60_000 } });
    // These cards need no database, so all three requests are queued before the first card is drawn.
    const [first, second] = ['/cards/site.png?lng=en', '/cards/site.png?lng=tr'] as const;
    const [one, same, other] = await Promise.all([cards(first), cards(first), cards(second)]);
    expect([one.status, same.status, other.status]).toEqual([200, 200, 503]);
    expect(other.headers.get('retry-after')).toBe('5');
    await pixelsOf(await cards(second));
  });

  test('answers 503 when the database fails', async () => {
    const db = new Proxy(backend().database.db, {
      get: () => () => {
        throw Object.assign(new Error('secret'), { code: 'DATABASE_SILENT' });
      },
    });
    const response = await cardsOf({ database: { db } })(addressOf(await postJob()));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toContain('secret');
  });
});

test('every letter of the font is drawn, and other characters are left out', async () => {
  const letters = 'aAğĞıİşŞçÇöÖüÜâîßéñøžŁяЖλΩđ₺€'.split('');
  const drawn = [];
  for (const title of letters) drawn.push((await jobCard({ title })).toString('base64'));
  expect(new Set(drawn).size).toBe(letters.length);
  const known = await jobCard({ title: 'Baker !' });
  expect(known.equals(await jobCard({ title: 'Baker مطور 😀 日本!\uf8fe' }))).toBe(true);
});

test('a title in another alphabet gets the card of all other pages', async () => {
  const site = await pixelsOf(await cardsOf()('/cards/site.png?lng=en'));
  expect(site.equals(await jobCard({ title: 'مطور برمجيات أول' }))).toBe(true);
});

test('stacked accents stay in their line', async () => {
  const stacked = (count: number) => jobCard({ title: `Z${'\u0301'.repeat(count)}` });
  expect((await stacked(2)).equals(await stacked(199))).toBe(true);
});
