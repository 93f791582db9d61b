// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { profileSchema } from '../contract/profile.ts';
import { missingParts, PROFILE_PARTS } from './profile-completeness.ts';

const profile = (given: object) =>
  profileSchema.parse({ _id: '1', user_type: 'candidate', ...given });

const complete = {
  phone: '555 0100',
  location: 'Izmir',
  resume_url: 'https://cv.example/me.pdf',
  title: 'Baker',
  skills: ['Dough'],
  experience_level: 'mid',
  bio: 'I bake.',
  education: [{ institution: 'School', degree: 'Baker' }],
  experience: [{ company: 'Fırın', title: 'Baker' }],
};

describe('what a profile misses', () => {
  it('everything, when it is new; blanks count for nothing', () => {
    expect(missingParts(profile({}))).toEqual(PROFILE_PARTS);
    expect(missingParts(profile({ phone: ' ', bio: '\n' }))).toEqual(PROFILE_PARTS);
  });

  it('nothing, when every part says something', () => {
    expect(missingParts(profile(complete))).toEqual([]);
  });

  it('education and experience may be free text', () => {
    const given = { education: [], experience: [], education_text: 'A school' };
    expect(missingParts(profile({ ...complete, ...given }))).toEqual(['experience']);
  });
});
