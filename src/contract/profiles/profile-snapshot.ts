import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS } from '#src/contract/enumerations.ts';
import { SNAPSHOT_TEXT_MAX } from '#src/contract/limits.ts';
import { lenientList, lenientTexts } from '#src/contract/replies.ts';
import {
  type Education,
  type Experience,
  educationReplySchema,
  experienceReplySchema,
  type Profile,
} from './profile.ts';

/** The parts of a candidate's profile that an application may carry, in display order. */
export const PROFILE_PARTS = [
  'title',
  'location',
  'experience_level',
  'skills',
  'experience',
  'education',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const absent = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/**
 * The parts of a candidate's profile in an application, as of when it was sent (rule APPLY-11). Omitted and blank parts
 * are absent.
 */
export const profileSnapshotSchema = z.object({
  title: absent(z.string()),
  location: absent(z.string()),
  experience_level: absent(z.enum(EXPERIENCE_LEVELS)),
  skills: absent(lenientTexts),
  experience: absent(lenientList(experienceReplySchema)),
  experience_text: absent(z.string()),
  education: absent(lenientList(educationReplySchema)),
  education_text: absent(z.string()),
});
export type ProfileSnapshot = z.infer<typeof profileSnapshotSchema>;

export type SnapshotSource = Pick<Profile, keyof ProfileSnapshot>;

/** The fields that each part consists of. */
const FIELDS: Record<ProfilePart, readonly (keyof ProfileSnapshot)[]> = {
  title: ['title'],
  location: ['location'],
  experience_level: ['experience_level'],
  skills: ['skills'],
  experience: ['experience', 'experience_text'],
  education: ['education', 'education_text'],
};

const hasContent = (value: string | readonly unknown[] | undefined): boolean =>
  value !== undefined && value.length > 0;

const cut = (text: string): string =>
  text.length > SNAPSHOT_TEXT_MAX ? `${text.slice(0, SNAPSHOT_TEXT_MAX - 1)}…` : text;

const toExperience = (entry: Experience): Experience => ({
  company: entry.company,
  title: entry.title,
  location: entry.location,
  description: cut(entry.description),
  start_date: entry.start_date,
  end_date: entry.end_date,
  current: entry.current,
});

const toEducation = (entry: Education): Education => ({
  institution: entry.institution,
  degree: entry.degree,
  field: entry.field,
  start_date: entry.start_date,
  end_date: entry.end_date,
  current: entry.current,
});

/** The profile's parts that aren't blank, in display order. */
export const partsWithContent = (profile: ProfileSnapshot | SnapshotSource): ProfilePart[] =>
  PROFILE_PARTS.filter((part) => FIELDS[part].some((field) => hasContent(profile[field])));

/**
 * The given parts of the profile that aren't blank; null when all are. Long texts are cut to `SNAPSHOT_TEXT_MAX`
 * characters.
 */
export const takeSnapshot = (
  profile: SnapshotSource,
  parts: readonly ProfilePart[],
): ProfileSnapshot | null => {
  const whole = {
    ...profile,
    skills: [...profile.skills],
    experience: profile.experience.map(toExperience),
    experience_text: cut(profile.experience_text),
    education: profile.education.map(toEducation),
    education_text: cut(profile.education_text),
  };
  const fields = partsWithContent(profile)
    .filter((part) => parts.includes(part))
    .flatMap((part) => FIELDS[part])
    .filter((field) => hasContent(whole[field]));
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
};
