import type { Profile } from '#src/contract/profiles/profile.ts';

/** The parts of a candidate's profile, in the order of the profile form. */
export const PROFILE_PARTS = [
  'phone',
  'location',
  'resume',
  'title',
  'skills',
  'experience_level',
  'bio',
  'education',
  'experience',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const isThere: Record<ProfilePart, (profile: Profile) => boolean> = {
  phone: ({ phone }) => phone.trim() !== '',
  location: ({ location }) => location.trim() !== '',
  resume: ({ resume_url }) => resume_url.trim() !== '',
  title: ({ title }) => title.trim() !== '',
  skills: ({ skills }) => skills.length > 0,
  experience_level: ({ experience_level }) => experience_level !== '',
  bio: ({ bio }) => bio.trim() !== '',
  // Either structured entries or free text.
  education: (profile) => profile.education.length > 0 || profile.education_text.trim() !== '',
  experience: (profile) => profile.experience.length > 0 || profile.experience_text.trim() !== '',
};

export const missingParts = (profile: Profile): ProfilePart[] =>
  PROFILE_PARTS.filter((part) => !isThere[part](profile));
