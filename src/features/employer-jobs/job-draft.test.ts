// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { saveDraft } from '#src/lib/drafts.ts';
import { jobDraft } from './job-draft.ts';
import { emptyJobForm } from './job-form-schema.ts';
import { newBase } from './job-versions.ts';

const start = newBase({});

it('returns the saved draft, and null once it is discarded', () => {
  const form = { ...emptyJobForm, title: 'Baker' };
  const base = { ...start, version: 3 };
  jobDraft('one').save(form, base);
  expect(jobDraft('one').read(start)).toEqual({ form, base });
  expect(jobDraft('two').read(start)).toBeNull();
  jobDraft('one').discard();
  expect(jobDraft('one').read(start)).toBeNull();
});

it('drops invalid fields, and is null when unreadable', () => {
  const text = JSON.stringify({ form: { title: 'Baker', salary_min: 5 }, base: { form: {} } });
  saveDraft('one', text);
  expect(jobDraft('one').read(start)?.form).toEqual({ ...emptyJobForm, title: 'Baker' });
  for (const broken of ['{', '7', '{"form":{}}']) {
    saveDraft('one', broken);
    expect(jobDraft('one').read(start)).toBeNull();
  }
});

it('takes missing fields from the stored job, so that saving erases nothing', () => {
  const stored = { ...emptyJobForm, title: 'Baker', location: 'İzmir', benefits: ['Bread'] };
  const { location: _, benefits: __, ...older } = { ...stored, title: 'Simit baker' };
  saveDraft('one', JSON.stringify({ form: older, base: { form: { title: 'Baker' } } }));
  const draft = jobDraft('one').read(newBase(stored));
  expect(draft?.form).toEqual({ ...stored, title: 'Simit baker' });
  expect(draft?.base.form).toEqual(stored);
});
