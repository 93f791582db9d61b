// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { emptyEducation, emptyExperience } from './entries.ts';
import { entryKinds } from './entry-kinds.ts';

test('a summary leaves out what wasn’t said', () => {
  const { experience, education } = entryKinds;
  const work = { ...emptyExperience, title: 'Baker', company: 'Acme', description: 'Bread.' };
  expect(experience.summarize(work, i18n)).toEqual({
    name: 'Baker',
    detail: 'Acme',
    text: 'Bread.',
  });
  expect(experience.summarize({ ...work, location: 'Izmir' }, i18n).detail).toBe('Acme · Izmir');
  const study = { ...emptyEducation, degree: 'BSc', institution: 'Ege' };
  expect(education.summarize(study, i18n)).toEqual({ name: 'BSc', detail: 'Ege' });
  expect(education.summarize({ ...study, field: 'Biology' }, i18n).name).toBe('BSc, Biology');
});
