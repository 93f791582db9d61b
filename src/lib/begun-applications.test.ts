import { afterEach, expect, test } from 'vitest';
import { begunApplications } from './begun-applications.ts';
import { applyDraftNames } from './draft-names.ts';
import { discardDrafts, draftNames, saveDraft } from './drafts.ts';

afterEach(() => discardDrafts(draftNames('')));

test('finds the jobs of letters and other fields that are kept, each once (rule DASH-5)', () => {
  const mine = (job: string) => applyDraftNames('me', job);
  saveDraft(mine('a').letter, 'Hello');
  saveDraft(mine('a').rest, '{"phone":"1"}');
  saveDraft(mine('b').rest, '{"phone":"1"}');
  saveDraft(mine('c').resume, '{"name":""}');
  saveDraft(applyDraftNames('other', 'd').letter, 'Hello');
  expect(begunApplications('me').toSorted()).toEqual(['a', 'b']);
  saveDraft(mine('b').rest, '');
  expect(begunApplications('me')).toEqual(['a']);
});
