// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  candidateInputSchema,
  employerInputSchema,
  type Profile,
  profileSchema,
} from '#src/contract/profiles/profile.ts';
import { readDraft, saveDraft } from '#src/lib/drafts.ts';
import { educationFormSchema, experienceFormSchema } from './entries.ts';
import {
  candidateDraft,
  candidateFormSchema,
  toCandidateForm,
  toEmployerForm,
} from './profile-form-schema.ts';

const profile = profileSchema.parse({
  _id: '1',
  user_type: 'candidate',
  first_name: 'Ayşe',
  last_name: 'Kaya',
  skills: ['Triage'],
  experience: [
    { company: 'Old', title: 'Clerk', start_date: '2001', end_date: '2002' },
    { company: 'New', title: 'Clerk', start_date: '2020', current: true },
  ],
});

/** The candidate's initial form when the browser has saved `draft`. */
const readDraftOver = (stored: Profile, draft: string) => {
  saveDraft('profile:1', draft);
  return candidateDraft('1').read({ form: toCandidateForm(stored) })?.form;
};

describe("a candidate's form", () => {
  it('has the saved profile, newest entries first, without files', () => {
    const form = toCandidateForm(profile);
    expect(form.experience.map(({ company }) => company)).toEqual(['New', 'Old']);
    expect(form).not.toHaveProperty('resume_url');
    expect(form).not.toHaveProperty('profile_image_url');
    expect(candidateFormSchema.parse(form)).toEqual(form);
  });
});

describe('a form', () => {
  const files = ['profile_image_url', 'resume_url'];
  const known = (form: object) => [...Object.keys(form), ...files].toSorted();

  it('has every field of its endpoint, except the files', () => {
    expect(known(toCandidateForm(profile))).toEqual(
      Object.keys(candidateInputSchema.shape).toSorted(),
    );
    expect(known(toEmployerForm(profile))).toEqual(
      Object.keys(employerInputSchema.shape).toSorted(),
    );
  });

  it('sends unknown fields of an entry unchanged', () => {
    const education = [{ institution: 'Ege', degree: 'BSc', grade: '3.4' }];
    const experience = [{ company: 'Clinic', title: 'Nurse', skills: ['Triage'] }];
    const newer = profileSchema.parse({ ...profile, education, experience });
    const draft = readDraftOver(newer, JSON.stringify({ education, experience }));
    for (const form of [toCandidateForm(newer), draft])
      expect(candidateFormSchema.parse(form)).toMatchObject({ education, experience });
    expect(educationFormSchema.parse(newer.education[0])).toMatchObject({ grade: '3.4' });
    expect(experienceFormSchema.parse(newer.experience[0])).toMatchObject({ skills: ['Triage'] });
  });
});

describe('a draft', () => {
  it('overrides the saved profile, without invalid fields', () => {
    const draft = JSON.stringify({
      first_name: 'Elif',
      skills: 7,
      education: [{ degree: 'x' }, 7],
      email: 'elif@example.com',
    });
    const form = readDraftOver(profile, draft);
    expect(form).toMatchObject({
      first_name: 'Elif',
      last_name: 'Kaya',
      skills: [],
      education: [{ institution: '', degree: 'x', start_date: '' }],
    });
    expect(form).not.toHaveProperty('email');
  });

  it('has changed fields only, so that it reverts nothing saved since', () => {
    const saved = toCandidateForm(profile);
    const typed = { bio: 'Half a', skills: ['Triage', 'Care'] };
    candidateDraft('1').save({ ...saved, ...typed }, { form: saved });
    const since = toCandidateForm({ ...profile, phone: '555 0100', bio: 'Another' });
    expect(candidateDraft('1').read({ form: since })?.form).toEqual({ ...since, ...typed });
    candidateDraft('1').save({ ...saved, skills: ['Triage'] }, { form: saved });
    expect(readDraft('profile:1')).toBe('');
  });

  it.each(['', '{', '[]', 'null', '"text"'])('%j is not a draft', (text) => {
    expect(readDraftOver(profile, text)).toEqual(toCandidateForm(profile));
  });
});
