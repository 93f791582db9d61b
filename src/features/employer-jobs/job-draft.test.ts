import { expect, it } from 'vitest';
import { writeDraft } from '../../lib/drafts.ts';
import { readJobDraft, writeJobDraft } from './job-draft.ts';
import { emptyJobForm } from './job-form-schema.ts';
import { newBase } from './job-versions.ts';

it('gives back what was kept, and nothing once it is forgotten', () => {
  const kept = { form: { ...emptyJobForm, title: 'Baker' }, base: { ...newBase({}), version: 3 } };
  writeJobDraft('one', kept);
  expect(readJobDraft('one', emptyJobForm)).toEqual(kept);
  expect(readJobDraft('two', emptyJobForm)).toBeNull();
  writeJobDraft('one', null);
  expect(readJobDraft('one', emptyJobForm)).toBeNull();
});

it('leaves out what a form does not hold, and is nothing when it cannot be read', () => {
  const text = JSON.stringify({ form: { title: 'Baker', salary_min: 5 }, base: { form: {} } });
  writeDraft('one', text);
  expect(readJobDraft('one', emptyJobForm)?.form).toEqual({ ...emptyJobForm, title: 'Baker' });
  for (const broken of ['{', '7', '{"form":{}}']) {
    writeDraft('one', broken);
    expect(readJobDraft('one', emptyJobForm)).toBeNull();
  }
});

it('takes what it lacks from the stored job, so that saving erases nothing', () => {
  const stored = { ...emptyJobForm, title: 'Baker', location: 'İzmir', benefits: ['Bread'] };
  const { location: _, benefits: __, ...older } = { ...stored, title: 'Simit baker' };
  writeDraft('one', JSON.stringify({ form: older, base: { form: { title: 'Baker' } } }));
  const kept = readJobDraft('one', stored);
  expect(kept?.form).toEqual({ ...stored, title: 'Simit baker' });
  expect(kept?.base.form).toEqual(stored);
});
