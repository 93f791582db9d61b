import { expect } from 'vitest';
import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import { SNAPSHOT_TEXT_MAX, TEXT_MAX } from '#src/contract/limits.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { PROFILE_PARTS } from '#src/contract/profiles/profile-snapshot.ts';
import {
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
  type Person,
} from '#tests/factories.ts';
import { apiTest } from './api-test.ts';
import { everyCall, makeWorld } from './calls.ts';

const { backend, test, read, send } = apiTest();
const write = async (candidate: Person, json: object) => {
  const path = '/api/users/profile/candidate';
  const response = await send('PUT', path, candidate, json);
  expect(response.status).toBe(200);
};

const PERIOD = { start_date: '2020-01', end_date: '', current: true };
const EXPERIENCE = { company: 'Bakery', title: 'Baker', location: '', description: 'Bread' };
const EDUCATION = { institution: 'School', degree: 'Diploma', field: 'Baking' };
const PROFILE = {
  title: 'Master baker',
  location: 'Izmir',
  experience_level: 'senior',
  skills: ['Bread', 'Cake'],
  experience: [{ ...EXPERIENCE, ...PERIOD }],
  education: [{ ...EDUCATION, ...PERIOD }],
  education_text: 'More of it',
  bio: 'Nobody else reads this',
};
const { bio: _bio, ...SHARED } = PROFILE;

async function people() {
  const employer = await makeEmployer(backend());
  const candidate = await makeCandidate(backend());
  await write(candidate, PROFILE);
  return { employer, candidate, job: await makeJob(backend(), employer) };
}
const open = ({ _id }: { _id: string }, person: Person) =>
  read<Application>(`/api/applications/${_id}`, person);

test('an application has a snapshot of the stored profile (APPLY-11)', async () => {
  const { employer, candidate, job } = await people();
  const sent = await makeApplication(backend(), candidate, job, { share: [...PROFILE_PARTS] });
  expect((await open(sent, employer)).profile).toEqual(SHARED);
  expect((await open(sent, candidate)).profile).toEqual(SHARED);
  await write(candidate, { title: 'Retired', location: '', skills: [], experience: [] });
  expect(await open(sent, employer)).toMatchObject({
    profile: SHARED,
    headline: 'Master baker',
    place: 'Izmir',
  });
});

test('no reply to an employer holds what a profile keeps to itself (PROFILE-7)', async () => {
  const world = await makeWorld(backend());
  const { candidate, employer } = world;
  const job = await makeJob(backend(), employer);
  await write(candidate, PROFILE);
  await makeApplication(backend(), candidate, job, { share: [...PROFILE_PARTS] });
  const replies: string[] = [];
  for (const { method, name, path } of everyCall(world))
    if (method === 'GET' && name !== 'getOpenApi')
      replies.push(await (await send('GET', path, employer)).text());
  expect(replies.some((text) => text.includes(PROFILE.title))).toBe(true);
  for (const text of replies) expect(text).not.toContain(PROFILE.bio);
  const own = await read<Profile>('/api/users/profile', candidate);
  expect(own.bio).toBe(PROFILE.bio);
  const path = `/api/admin/candidates/${candidate._id}`;
  expect(await read(path, await makeAdmin(backend()))).toMatchObject({ bio: PROFILE.bio });
});

test('unshared and blank parts are absent (APPLY-11)', async () => {
  const { employer, candidate, job } = await people();
  await write(candidate, { location: '' });
  const share = ['skills', 'title', 'location', 'skills'] as const;
  const sent = await makeApplication(backend(), candidate, job, { share: [...share] });
  expect((await open(sent, employer)).profile).toEqual({
    title: 'Master baker',
    skills: ['Bread', 'Cake'],
  });
});

test('without `share` there is no snapshot, and the request cannot supply its own (APPLY-11)', async () => {
  const { employer, candidate, job } = await people();
  const given = { profile: { title: 'Made up' }, headline: 'Made up' } as object;
  const sent = await makeApplication(backend(), candidate, job, given);
  expect(await open(sent, employer)).toMatchObject({ profile: null, headline: '', place: '' });
  const other = await makeJob(backend(), employer);
  const shared = await makeApplication(backend(), candidate, other, { ...given, share: ['title'] });
  expect((await open(shared, employer)).profile).toEqual({ title: 'Master baker' });
});

test('an empty profile has no snapshot, and an unknown part is refused', async ({ candidate }) => {
  const { employer, job } = await people();
  const sent = await makeApplication(backend(), candidate, job, { share: [...PROFILE_PARTS] });
  expect((await open(sent, employer)).profile).toBeNull();
  const json = { cover_letter: 'x', resume_url: 'https://cv.example', share: ['bio'] };
  const other = await makeJob(backend(), employer);
  const path = `/api/applications/${other._id}`;
  const { token } = candidate;
  expect((await send('POST', path, { token }, json)).status).toBe(400);
  const many = { ...json, share: Array(31).fill('title') };
  expect((await send('POST', path, { token }, many)).status).toBe(400);
});

test('descriptions are cut, so that no reply gets too large', async () => {
  const { employer, candidate, job } = await people();
  const description = 'x'.repeat(TEXT_MAX);
  await write(candidate, {
    experience: Array(30).fill({ ...EXPERIENCE, ...PERIOD, description }),
    experience_text: description,
  });
  const sent = await makeApplication(backend(), candidate, job, { share: ['experience'] });
  const { profile } = await open(sent, employer);
  expect(profile?.experience).toHaveLength(30);
  for (const entry of profile?.experience ?? [])
    expect(entry.description).toHaveLength(SNAPSHOT_TEXT_MAX);
  expect(profile?.experience_text).toHaveLength(SNAPSHOT_TEXT_MAX);
});

test('lists have title and place for the employer alone, and strangers see nothing (APPLY-11)', async () => {
  const { employer, candidate, job } = await people();
  const sent = await makeApplication(backend(), candidate, job, { share: [...PROFILE_PARTS] });
  const page = await read<ApplicationPage>(`/api/applications/job/${job._id}?page=1`, employer);
  expect(page.applications[0]).toMatchObject({ headline: 'Master baker', place: 'Izmir' });
  expect(page.applications[0]).not.toHaveProperty('profile');
  const own = await read<ApplicationPage>('/api/applications/candidate?page=1', candidate);
  expect(own.applications[0]).not.toHaveProperty('headline');
  expect(own.applications[0]).not.toHaveProperty('profile');
  const path = `/api/applications/${sent._id}`;
  for (const stranger of [await makeCandidate(backend()), await makeEmployer(backend())]) {
    const response = await send('GET', path, stranger);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('baker');
  }
  const admin = await makeAdmin(backend());
  const record = await read<object>(`/api/admin/applications/${sent._id}`, admin);
  expect(record).not.toHaveProperty('profile');
});

test('an application saves resume and phone number to the profile on request (APPLY-12)', async () => {
  const { employer, candidate, job } = await people();
  const resume_url = await makeResume(backend(), candidate);
  await makeApplication(backend(), candidate, job, { resume_url, phone: '555 0177' });
  const me = () => read<Profile>('/api/users/profile', candidate);
  expect(await me()).toMatchObject({ resume_url: '', phone: '' });
  await makeApplication(backend(), candidate, await makeJob(backend(), employer), {
    resume_url,
    phone: '555 0177',
    save_to_profile: ['phone', 'resume_url'],
  });
  expect(await me()).toMatchObject({ resume_url, phone: '555 0177' });
  // A blank value deletes nothing.
  await makeApplication(backend(), candidate, await makeJob(backend(), employer), {
    resume_url,
    phone: '',
    save_to_profile: ['phone'],
  });
  expect(await me()).toMatchObject({ resume_url, phone: '555 0177' });
});

test('a refused application saves nothing', async () => {
  const { candidate, job } = await people();
  const given = { phone: '555 0177', save_to_profile: ['phone'] as ['phone'] };
  await makeApplication(backend(), candidate, job);
  await expect(makeApplication(backend(), candidate, job, given)).rejects.toThrow('409');
  const { phone } = await read<Profile>('/api/users/profile', candidate);
  expect(phone).toBe('');
});

test('a profile that can’t be saved doesn’t stop the application (APPLY-12)', async () => {
  const { candidate, employer, job } = await people();
  await backend().database.run(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$;
    create trigger refuse before update on users for each row execute function refuse();
  `);
  try {
    const given = { phone: '555 0177', save_to_profile: ['phone'] as ['phone'] };
    const sent = await makeApplication(backend(), candidate, job, given);
    expect(await open(sent, employer)).toMatchObject({ contact_phone: '555 0177' });
  } finally {
    await backend().database.run('drop trigger refuse on users; drop function refuse();');
  }
  expect((await read<Profile>('/api/users/profile', candidate)).phone).toBe('');
});
