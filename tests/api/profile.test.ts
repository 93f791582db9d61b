import { describe, expect } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { users } from '#server/platform/database/schema.ts';
import {
  fileForm,
  makeCandidate,
  makeEmployer,
  makeImage,
  makeJob,
  makeResume,
  type Person,
  pngBytes,
} from '#tests/factories.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test, send, read } = apiTest();

const put = (path: string, { token }: Person, json: unknown) => send('PUT', path, { token }, json);
const profile = async ({ token }: Person) => read<object>('/api/users/profile', { token });

describe('personal data', () => {
  test('an update changes the sent fields only, and returns the whole user', async () => {
    const candidate = await makeCandidate(backend());
    await put('/api/users/profile', candidate, { phone: '555 0100', location: 'İzmir' });
    const response = await put('/api/users/profile', candidate, { first_name: ' Deniz ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      _id: candidate._id,
      first_name: 'Deniz',
      phone: '555 0100',
      location: 'İzmir',
      email: candidate.email,
    });
  });

  test('address, type and id cannot be changed (PROFILE-1)', async ({ candidate }) => {
    const sent = { email: 'x@example.com', user_type: 'employer', _id: 'x', __v: 9 };
    expect((await put('/api/users/profile', candidate, sent)).status).toBe(200);
    expect(await profile(candidate)).toMatchObject({
      _id: candidate._id,
      email: candidate.email,
      user_type: 'candidate',
    });
  });

  test.for<[object, string, string]>([
    [{ first_name: ' ' }, 'first_name', 'First name is required'],
    [{ phone: 5 }, 'phone', 'The request could not be read'],
    [{ phone: '5'.repeat(201) }, 'phone', 'This text is too long'],
    [
      { resume_url: 'javascript:x' },
      'resume_url',
      'Enter a web address that starts with http:// or https://',
    ],
  ])('%j is refused (PROFILE-2)', async ([sent, path, msg], { candidate }) => {
    expect(await refusal(put('/api/users/profile', candidate, sent))).toBe(`400 ${path}: ${msg}`);
  });

  test("another user's files are refused", async () => {
    const [candidate, other] = [await makeCandidate(backend()), await makeCandidate(backend())];
    const resume_url = await makeResume(backend(), other);
    const image = await backend().request('POST', '/api/uploads/profile-image', {
      token: other.token,
      form: fileForm('me.png', pngBytes()),
    });
    const { url: profile_image_url } = (await image.json()) as { url: string };
    for (const sent of [{ resume_url }, { profile_image_url }]) {
      expect((await put('/api/users/profile', candidate, sent)).status).toBe(400);
      expect((await put('/api/users/profile', other, sent)).status).toBe(200);
    }
    // Even the user's own resume is not an image.
    const swapped = await put('/api/users/profile', other, { profile_image_url: resume_url });
    expect(swapped.status).toBe(400);
    expect((await put('/api/users/profile', other, { resume_url: '' })).status).toBe(200);
  });
});

describe("an employer's profile", () => {
  const company = {
    company_name: 'Example Logistics',
    company_website: 'https://logistics.example',
    company_size: '11-50',
    industry: 'Logistics',
    company_description: 'We move things.',
  };

  test('has the company and the person', async ({ employer }) => {
    const sent = { ...company, first_name: 'Deniz', phone: '555 0100' };
    const response = await put('/api/users/profile/employer', employer, sent);
    expect(response.status).toBe(200);
    const said = await response.json();
    expect(said).toMatchObject(sent);
    expect(await profile(employer)).toEqual(said);
    await put('/api/users/profile/employer', employer, { industry: '' });
    expect(await profile(employer)).toMatchObject({ ...sent, industry: '' });
  });

  test('accepts the company name alone', async ({ employer }) => {
    await put('/api/users/profile/employer', employer, company);
    const json = { company_name: 'New name', user_type: 'employer' };
    expect((await put('/api/profile/employer', employer, json)).status).toBe(200);
    expect(await profile(employer)).toMatchObject({ ...company, company_name: 'New name' });
    expect((await put('/api/profile/employer', employer, { company_name: ' ' })).status).toBe(400);
  });

  test('is saved completely or not at all', async ({ employer }) => {
    const before = await profile(employer);
    const sent = { company_name: 'New', company_website: 'not an address' };
    expect((await put('/api/users/profile/employer', employer, sent)).status).toBe(400);
    expect(await profile(employer)).toEqual(before);
  });
});

describe("a candidate's profile", () => {
  const education = {
    institution: 'Ege Üniversitesi',
    degree: 'BSc',
    field: 'Nursing',
    start_date: '2015-09-01',
    end_date: '',
    current: true,
  };
  const experience = {
    company: 'Harbour Clinic',
    title: 'Nurse',
    location: 'İzmir',
    description: 'Wards 3 and 4.',
    start_date: '2019-07',
    end_date: '2022-01',
    current: false,
  };

  test('has the profession and the person', async ({ candidate }) => {
    const sent = {
      title: 'Nurse',
      skills: ['Triage', 'Türkçe'],
      experience_level: 'mid',
      bio: 'Calm.',
      education: [education],
      experience: [experience],
      education_text: 'Courses',
      experience_text: 'More',
      location: 'İzmir',
    };
    const response = await put('/api/users/profile/candidate', candidate, sent);
    expect(response.status).toBe(200);
    expect(await profile(candidate)).toMatchObject(sent);
    await put('/api/users/profile/candidate', candidate, { bio: 'New' });
    expect(await profile(candidate)).toMatchObject({ ...sent, bio: 'New' });
  });

  test('skills may be comma-separated; blanks and duplicates are dropped (PROFILE-3)', async () => {
    const candidate = await makeCandidate(backend());
    await put('/api/users/profile/candidate', candidate, { skills: 'Triage, ,Excel,Triage ' });
    expect(await profile(candidate)).toMatchObject({ skills: ['Triage', 'Excel'] });
  });

  test.for<[object, string, string]>([
    [
      { education: [{ ...education, institution: '' }] },
      'education.0.institution',
      'Enter the institution',
    ],
    [{ education: [{ institution: 'x' }] }, 'education.0.degree', 'Enter the degree'],
    [
      { experience: [{ ...experience, company: ' ' }] },
      'experience.0.company',
      'Enter the company name',
    ],
    [{ experience: [experience, { company: 'x' }] }, 'experience.1.title', 'Enter the job title'],
    [{ experience_level: 'guru' }, 'experience_level', 'Choose an experience level from the list'],
  ])('%j is refused (PROFILE-3)', async ([sent, path, msg], { candidate }) => {
    expect(await refusal(put('/api/users/profile/candidate', candidate, sent))).toBe(
      `400 ${path}: ${msg}`,
    );
  });
});

test('saving a profile clears cached jobs only when a field shown with jobs changes', async () => {
  const [candidate, employer] = [await makeCandidate(backend()), await makeEmployer(backend())];
  const { dependencies } = backend();
  let announced = 0;
  const jobChanges = {
    ...dependencies.jobChanges,
    publish: () => {
      announced += 1;
    },
  };
  const api = createApi({ ...dependencies, jobChanges });
  const save = async (path: string, { token }: { token: string }, changes: object) => {
    const before = announced;
    const reply = await api.request(path, {
      method: 'PUT',
      body: JSON.stringify(changes),
      headers: { 'X-Auth-Token': token },
    });
    expect(reply.status).toBe(200);
    return announced - before;
  };
  const [own, company] = ['/api/users/profile', '/api/users/profile/employer'];
  expect(await save(own, candidate, {})).toBe(0);
  expect(await save(own, candidate, { first_name: 'Ceren' })).toBe(0);
  expect(await save(own, employer, { phone: '+90 212 555 00 00' })).toBe(0);
  expect(await save(company, employer, { company_description: 'We bake bread.' })).toBe(1);
  expect(await save(company, employer, { company_description: 'We bake bread.' })).toBe(0);
  expect(await save('/api/profile/employer', employer, { company_name: 'Bakery' })).toBe(1);
  expect(await save('/api/profile/employer', employer, { company_name: 'Bakery' })).toBe(0);
});

const FOREIGN = [
  'https://elsewhere.example/pixel.png',
  'http://api.test/logo.png',
  'https://elsewhere.example/api/uploads/images/x.png',
  'https://elsewhere.example/?/api/uploads/images/00000000-0000-7000-8000-000000000000.webp',
];

const putPicture = async (path: string, { token }: Person, profile_image_url: string) => {
  const response = await send('PUT', path, { token }, { profile_image_url });
  return [response.status, await response.json()] as const;
};

describe('a profile image', () => {
  test('must be an own upload, not an address on another site (FILE-4)', async () => {
    const employer = await makeEmployer(backend());
    const candidate = await makeCandidate(backend());
    const refusal = {
      errors: [
        {
          path: 'profile_image_url',
          msg: 'Upload the image: links to images on other sites are not accepted',
        },
      ],
    };
    const foreign = [...FOREIGN, await makeResume(backend(), candidate)];
    for (const address of foreign)
      for (const [path, person] of [
        ['/api/users/profile', candidate],
        ['/api/users/profile/candidate', candidate],
        ['/api/users/profile', employer],
        ['/api/users/profile/employer', employer],
      ] as const)
        expect(await putPicture(path, person, address)).toEqual([400, refusal]);
    await makeJob(backend(), employer);
    const list = await (await send('GET', '/api/jobs')).json();
    expect(list).toMatchObject({ jobs: [{ employer: { company_logo_url: '' } }] });
  });

  test('may have any host of the API, and is stored as its path (FILE-4)', async () => {
    const employer = await makeEmployer(backend());
    const job = await makeJob(backend(), employer);
    const url = await makeImage(backend(), employer);
    for (const host of ['', 'http://api.test', 'https://api.behind-a-proxy.example']) {
      const [status, user] = await putPicture('/api/users/profile', employer, `${host}${url}`);
      expect([status, user]).toEqual([200, expect.objectContaining({ profile_image_url: url })]);
    }
    const found = await (await send('GET', `/api/jobs/${job._id}`)).json();
    expect(found).toMatchObject({ employer: { company_logo_url: url } });
    expect((await putPicture('/api/users/profile', employer, ''))[0]).toBe(200);
  });

  test('is checked by the database as well', async () => {
    const { db } = backend().database;
    await makeEmployer(backend());
    const write = db.update(users).set({ profile_image_url: FOREIGN[0] ?? '' });
    await expect(write).rejects.toThrow();
  });
});
