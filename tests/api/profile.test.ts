import { describe, expect, test } from 'vitest';
import {
  fileForm,
  makeCandidate,
  makeEmployer,
  makeResume,
  type Person,
  pngBytes,
} from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

const put = (path: string, { token }: Person, json: unknown) =>
  backend().request('PUT', path, { token, json });
const profile = async ({ token }: Person) =>
  (await (await backend().request('GET', '/api/users/profile', { token })).json()) as object;

describe('personal data', () => {
  test('what is sent changes, the rest stays, and the whole user comes back', async () => {
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

  test('the address, the type and the id stay', async () => {
    const candidate = await makeCandidate(backend());
    const sent = { email: 'x@example.com', user_type: 'employer', _id: 'x', __v: 9 };
    expect((await put('/api/users/profile', candidate, sent)).status).toBe(200);
    expect(await profile(candidate)).toMatchObject({
      _id: candidate._id,
      email: candidate.email,
      user_type: 'candidate',
    });
  });

  test.each([
    [{ first_name: ' ' }, 'first_name', 'First name is required'],
    [{ phone: 5 }, 'phone', 'The request could not be read'],
    [{ phone: '5'.repeat(201) }, 'phone', 'This text is too long'],
    [
      { resume_url: 'javascript:x' },
      'resume_url',
      'Enter a web address that starts with http:// or https://',
    ],
  ])('%j is refused', async (sent, path, msg) => {
    const candidate = await makeCandidate(backend());
    const response = await put('/api/users/profile', candidate, sent);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ path, msg }] });
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
    // A resume is no picture, also one's own.
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

  test('holds the company and the person', async () => {
    const employer = await makeEmployer(backend());
    const sent = { ...company, first_name: 'Deniz', phone: '555 0100' };
    const response = await put('/api/users/profile/employer', employer, sent);
    expect(response.status).toBe(200);
    const said = await response.json();
    expect(said).toMatchObject(sent);
    expect(await profile(employer)).toEqual(said);
    await put('/api/users/profile/employer', employer, { industry: '' });
    expect(await profile(employer)).toMatchObject({ ...sent, industry: '' });
  });

  test('takes the name alone after a job was changed', async () => {
    const employer = await makeEmployer(backend());
    await put('/api/users/profile/employer', employer, company);
    const json = { company_name: 'New name', user_type: 'employer' };
    expect((await put('/api/profile/employer', employer, json)).status).toBe(200);
    expect(await profile(employer)).toMatchObject({ ...company, company_name: 'New name' });
    expect((await put('/api/profile/employer', employer, { company_name: ' ' })).status).toBe(400);
  });

  test('changes whole or not at all', async () => {
    const employer = await makeEmployer(backend());
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

  test('holds the profession and the person', async () => {
    const candidate = await makeCandidate(backend());
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

  test('skills may come with commas between them; blanks and repeats are left out', async () => {
    const candidate = await makeCandidate(backend());
    await put('/api/users/profile/candidate', candidate, { skills: 'Triage, ,Excel,Triage ' });
    expect(await profile(candidate)).toMatchObject({ skills: ['Triage', 'Excel'] });
  });

  test.each([
    [
      { education: [{ ...education, institution: '' }] },
      'education.0.institution',
      'Institution is required',
    ],
    [{ education: [{ institution: 'x' }] }, 'education.0.degree', 'Degree is required'],
    [
      { experience: [{ ...experience, company: ' ' }] },
      'experience.0.company',
      'Company name is required',
    ],
    [{ experience: [experience, { company: 'x' }] }, 'experience.1.title', 'Job title is required'],
    [{ experience_level: 'guru' }, 'experience_level', 'Choose an experience level from the list'],
  ])('%j is refused', async (sent, path, msg) => {
    const candidate = await makeCandidate(backend());
    const response = await put('/api/users/profile/candidate', candidate, sent);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ path, msg }] });
  });
});
