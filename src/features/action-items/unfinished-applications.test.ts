// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { saveDraft } from '#src/lib/drafts.ts';
import { unfinishedApplications } from './unfinished-applications.ts';

test('each job for which this user has typed something is named once (DASH-5)', () => {
  for (const name of ['apply:ada:1', 'apply-more:ada:1', 'apply-more:ada:2', 'apply:bo:3'])
    saveDraft(name, 'typed');
  expect(unfinishedApplications('ada').toSorted()).toEqual(['1', '2']);
});

test('ten are looked at, since some of the jobs may have closed (DASH-5)', () => {
  for (let job = 1; job <= 11; job++) saveDraft(`apply:ada:${job}`, 'typed');
  expect(unfinishedApplications('ada')).toHaveLength(10);
});
