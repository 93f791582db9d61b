import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LIST_MAX, SNAPSHOT_TEXT_MAX } from '#src/contract/limits.ts';
import { candidateInputSchema } from './profile.ts';
import { PROFILE_PARTS, partsWithContent, takeSnapshot } from './profile-snapshot.ts';

const span = { start_date: '2020-01', end_date: '', current: true };
const job = { company: 'Kaya', title: 'Clerk', location: 'Izmir', description: 'Goods', ...span };
const school = { institution: 'Ege', degree: 'BSc', field: 'Logistics', ...span };
const profile = {
  title: 'Clerk',
  location: '',
  experience_level: 'mid' as const,
  skills: ['SQL'],
  experience: [job],
  experience_text: '',
  education: [],
  education_text: 'Evening school',
};

it('offers the parts that have content, in order (APPLY-11)', () => {
  const parts = ['title', 'experience_level', 'skills', 'experience', 'education'];
  expect(partsWithContent(profile)).toEqual(parts);
  expect(partsWithContent({ skills: [] })).toEqual([]);
});

it('takes the chosen parts that have content, or nothing (APPLY-11)', () => {
  expect(takeSnapshot(profile, ['education', 'experience', 'location'])).toEqual({
    experience: [job],
    education_text: 'Evening school',
  });
  expect(takeSnapshot({ ...profile, education: [school] }, PROFILE_PARTS)).toEqual({
    title: 'Clerk',
    experience_level: 'mid',
    skills: ['SQL'],
    experience: [job],
    education: [school],
    education_text: 'Evening school',
  });
  expect(takeSnapshot(profile, ['location'])).toBeNull();
  expect(takeSnapshot(profile, [])).toBeNull();
});

it('takes of an entry what the application shows, and no more (APPLY-11)', () => {
  const more = {
    ...profile,
    experience: [{ ...job, _id: 'x' }],
    education: [{ ...school, _id: 'x' }],
  };
  expect(takeSnapshot(more, ['experience', 'education'])).toMatchObject({
    experience: [job],
    education: [school],
  });
  expect(JSON.stringify(takeSnapshot(more, PROFILE_PARTS))).not.toContain('_id');
});

it('cuts long texts (APPLY-11)', () => {
  const fits = 'a'.repeat(SNAPSHOT_TEXT_MAX);
  const long = { ...profile, experience_text: fits, education_text: `${fits}b` };
  const taken = takeSnapshot(long, ['experience', 'education']);
  expect(taken?.experience_text).toBe(fits);
  expect(taken?.education_text).toBe(`${fits.slice(1)}…`);
});

it('reads skills from a list or from one text', () => {
  const read = (skills: unknown) => candidateInputSchema.safeParse({ skills });
  expect(read(' SQL, Excel,,SQL').data?.skills).toEqual(['SQL', 'Excel']);
  const messageOf = (skills: unknown) => read(skills).error?.issues[0]?.message;
  expect(messageOf('a'.repeat(10_000))).toBe(errorMessages.listTooLong);
  expect(messageOf(Array.from({ length: LIST_MAX + 1 }, () => 'a'))).toBe(
    errorMessages.listTooLong,
  );
  expect(messageOf(7)).not.toBe(errorMessages.listTooLong);
});
