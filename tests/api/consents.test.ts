import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { consents, users } from '#server/platform/database/schema.ts';
import type { Consent, ConsentPurpose } from '#src/contract/accounts/consent.ts';
import { LEGAL_TEXTS_DAY, TERMS_HEADER } from '#src/contract/accounts/legal-texts.ts';
import type { Me } from '#src/contract/accounts/user.ts';
import { CONSENTS_PAGE_SIZE } from '#src/contract/limits.ts';
import {
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  nextNumber,
  PASSWORD,
  type Person,
} from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test, read, send, see } = apiTest();

const PATH = '/api/account/consents';
type Page = { consents: Consent[]; totalPages: number; currentPage: number };

const register = async (headers: Record<string, string>) => {
  const email = `agreed-${nextNumber()}@example.com`;
  const name = { first_name: 'Ada', last_name: 'Test' };
  const json = { ...name, email, password: PASSWORD, user_type: 'candidate' };
  const reply = await backend().request('POST', '/api/auth/register', { json, headers });
  expect(reply.status).toBe(201);
  return (await reply.json()) as Pick<Person, 'token'>;
};
const listed = async (person: Pick<Person, 'token'>, query = '') =>
  (await read<Page>(PATH + query, person)).consents;
const accepted = async (person: Pick<Person, 'token'>) =>
  (await read<Me>('/api/auth/me', person)).terms_version;
const agree = (person: Pick<Person, 'token'>, version: string, language = 'en') =>
  backend().request('POST', PATH, {
    token: person.token,
    json: { version },
    headers: { 'Accept-Language': language },
  });
const forget = ({ _id }: Person) =>
  backend().database.db.delete(consents).where(eq(consents.user_id, _id));
const purposes = (found: readonly Consent[]): ConsentPurpose[] =>
  found.map(({ purpose }) => purpose).toSorted();

/** An application that shares the candidate's title and place. */
async function share(candidate: Person, employer: Person) {
  const json = { title: 'Master baker', location: 'Izmir' };
  await send('PUT', '/api/users/profile/candidate', candidate, json);
  const job = await makeJob(backend(), employer);
  const sent = await makeApplication(backend(), candidate, job, { share: ['title', 'location'] });
  const [consent] = await listed(candidate);
  return { job, sent, consent: String(consent?._id) };
}
const stopSharing = (person: Pick<Person, 'token'>, id: string) =>
  send('DELETE', `${PATH}/${id}`, person);

describe('registering', () => {
  test('records the version that was accepted, its language and when (CONSENT-1)', async () => {
    const now = backend().clock.now().toISOString();
    const version = { [TERMS_HEADER]: LEGAL_TEXTS_DAY };
    const person = await register({ ...version, 'Accept-Language': 'tr' });
    const found = await listed(person);
    expect(purposes(found)).toEqual(['privacy', 'terms']);
    for (const consent of found)
      expect(consent).toMatchObject({
        version: LEGAL_TEXTS_DAY,
        language: 'tr',
        taken_back_at: null,
        application_id: null,
      });
    expect(found.every(({ created_at }) => String(created_at) >= now)).toBe(true);
    expect(await accepted(person)).toBe(LEGAL_TEXTS_DAY);
  });

  test.each([
    ['no version', {}],
    ['an unknown one', { [TERMS_HEADER]: '2999-01-01' }],
    ['an invalid one', { [TERMS_HEADER]: 'yes' }],
  ])('works with %s, and records nothing (CONSENT-1)', async (_, headers) => {
    const person = await register(headers);
    expect(await listed(person)).toEqual([]);
    expect(await accepted(person)).toBe('');
  });
});

describe('a changed version of the terms', () => {
  test('is accepted once, however often it is said (CONSENT-2)', async ({ candidate }) => {
    await forget(candidate);
    expect(await accepted(candidate)).toBe('');
    const { db } = backend().database;
    const old = { user_id: candidate._id, version: '2020-01-01', language: 'en' as const };
    await db
      .insert(consents)
      .values({ ...old, _id: UNKNOWN_ID, purpose: 'terms', created_at: new Date('2020-01-02') });
    expect(await accepted(candidate)).toBe('2020-01-01');
    for (const language of ['tr', 'en'])
      expect((await agree(candidate, LEGAL_TEXTS_DAY, language)).status).toBe(204);
    expect(await accepted(candidate)).toBe(LEGAL_TEXTS_DAY);
    const found = await listed(candidate);
    expect(found.map(({ version, language }) => [version, language])).toEqual([
      [LEGAL_TEXTS_DAY, 'tr'],
      [LEGAL_TEXTS_DAY, 'tr'],
      ['2020-01-01', 'en'],
    ]);
  });

  test('can only be the current one (CONSENT-2)', async ({ employer }) => {
    await forget(employer);
    for (const version of ['2999-01-01', '2020-01-01'])
      expect(await refusal(agree(employer, version))).toBe(
        '409 Our terms have changed since you opened this page. Reload it to read them.',
      );
    expect((await agree(employer, 'x'.repeat(11))).status).toBe(400);
    expect(await accepted(employer)).toBe('');
  });
});

describe('sharing the profile', () => {
  test('is recorded with the application, in the language of the form (CONSENT-3)', async ({
    candidate,
    employer,
  }) => {
    const { sent, job } = await share(candidate, employer);
    expect((await listed(candidate))[0]).toEqual({
      _id: expect.any(String),
      purpose: 'profile',
      version: '',
      language: 'en',
      created_at: sent.created_at,
      taken_back_at: null,
      application_id: sent._id,
      job_title: job.title,
      company_name: job.company_name,
    });
    expect(purposes(await listed(employer))).toEqual(['privacy', 'terms']);
  });

  test('is not recorded of an application without a profile (CONSENT-3)', async ({
    _id,
    candidate,
  }) => {
    expect((await see(_id, candidate)).profile).toBeNull();
    expect(purposes(await listed(candidate))).toEqual(['privacy', 'terms']);
  });

  test('ends for the employer, and the candidate reads since when (CONSENT-4)', async ({
    candidate,
    employer,
  }) => {
    const { sent, consent, job } = await share(candidate, employer);
    backend().clock.advance(60_000);
    for (let time = 0; time < 2; time += 1) {
      expect((await stopSharing(candidate, consent)).status).toBe(204);
      backend().clock.advance(60_000);
    }
    const shown = await see(sent._id, employer);
    expect(shown).toMatchObject({ profile: null, headline: '', place: '', __v: 1 });
    expect(shown).not.toHaveProperty('profile_taken_back_at');
    const rows = await read(`/api/applications/job/${job._id}?page=1`, employer);
    expect(JSON.stringify(rows)).not.toContain('Master baker');
    const [given] = await listed(candidate);
    const own = await see(sent._id, candidate);
    expect(own).toMatchObject({ profile: null, profile_taken_back_at: given?.taken_back_at });
    // The second time, a minute later, changed nothing.
    const since = Date.parse(String(given?.taken_back_at)) - Date.parse(String(given?.created_at));
    expect(since).toBeLessThan(120_000);
  });

  test('can be ended by its candidate alone, and the terms not at all (CONSENT-4)', async ({
    candidate,
    employer,
  }) => {
    const { sent, consent } = await share(candidate, employer);
    const other = await makeCandidate(backend());
    expect(await refusal(stopSharing(other, consent))).toBe('404 This isn’t shared');
    expect((await stopSharing(employer, consent)).status).toBe(403);
    for (const { _id, purpose } of await listed(candidate))
      if (purpose !== 'profile') expect((await stopSharing(candidate, _id)).status).toBe(404);
    for (const id of ['no-id', UNKNOWN_ID])
      expect((await stopSharing(candidate, id)).status).toBe(404);
    expect((await see(sent._id, employer)).profile).toMatchObject({ title: 'Master baker' });
    expect(await listed(candidate)).toHaveLength(3);
  });

  test('can also be ended once the employer has removed the job (CONSENT-4)', async ({
    candidate,
    employer,
  }) => {
    const { sent, consent, job } = await share(candidate, employer);
    expect((await send('DELETE', `/api/jobs/${job._id}`, employer)).ok).toBe(true);
    expect((await stopSharing(candidate, consent)).status).toBe(204);
    expect((await listed(candidate))[0]).toMatchObject({ job_title: job.title });
    expect((await see(sent._id, candidate)).profile).toBeNull();
  });
});

test('what was agreed to comes a page at a time, newest first (CONSENT-5)', async ({
  candidate,
  employer,
}) => {
  for (let made = 0; made < CONSENTS_PAGE_SIZE; made += 1) {
    backend().clock.advance(1000);
    await share(candidate, employer);
  }
  const first = await read<Page>(PATH, candidate);
  const second = await read<Page>(`${PATH}?page=2`, candidate);
  expect([first.totalPages, first.consents.length]).toEqual([2, CONSENTS_PAGE_SIZE]);
  expect(purposes(first.consents)).toEqual(Array(CONSENTS_PAGE_SIZE).fill('profile'));
  expect([second.currentPage, purposes(second.consents)]).toEqual([2, ['privacy', 'terms']]);
  const times = first.consents.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await listed(candidate, '?page=3')).toEqual([]);
});

test('what was agreed to goes with the account, and with the application (CONSENT-5)', async () => {
  const { db } = backend().database;
  const employer = await makeEmployer(backend());
  const people = [await makeCandidate(backend()), await makeCandidate(backend())] as const;
  for (const person of people) await share(person, employer);
  await db.delete(users).where(eq(users._id, people[0]._id));
  expect(await db.$count(consents, eq(consents.user_id, people[0]._id))).toBe(0);
  await db.delete(users).where(eq(users._id, employer._id));
  expect(purposes(await listed(people[1]))).toEqual(['privacy', 'terms']);
});
