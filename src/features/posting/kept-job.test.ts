import { expect, it } from 'vitest';
import { writeDraft } from '../../lib/drafts.ts';
import { emptyJobForm } from './job-form-schema.ts';
import { newBase } from './job-versions.ts';
import { readKeptJob, writeKeptJob } from './kept-job.ts';

it('gives back what was kept, and nothing once it is forgotten', () => {
  const kept = { form: { ...emptyJobForm, title: 'Baker' }, base: { ...newBase({}), version: 3 } };
  writeKeptJob('one', kept);
  expect(readKeptJob('one')).toEqual(kept);
  expect(readKeptJob('two')).toBeNull();
  writeKeptJob('one', null);
  expect(readKeptJob('one')).toBeNull();
});

it('leaves out what a form does not hold, and is nothing when it cannot be read', () => {
  const text = JSON.stringify({ form: { title: 'Baker', salary_min: 5 }, base: { form: {} } });
  writeDraft('one', text);
  expect(readKeptJob('one')?.form).toEqual({ ...emptyJobForm, title: 'Baker' });
  for (const broken of ['{', '7', '{"form":{}}']) {
    writeDraft('one', broken);
    expect(readKeptJob('one')).toBeNull();
  }
});
