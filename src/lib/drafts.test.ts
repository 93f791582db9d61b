// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blockStorage } from '#tests/storage.ts';
import {
  applyDraftNames,
  contactDraftNames,
  decisionDraftName,
  interviewDraftName,
  jobDraftNames,
  noteDraftName,
  ownerOfDraft,
  profileDraftName,
  threadDraftName,
} from './draft-names.ts';
import { discardDraftsOf, readDraft, readDraftFile, saveDraft, saveDraftFile } from './drafts.ts';

it('saves a text under its name, with its line breaks', () => {
  saveDraft('letter 1', 'Dear Ms Kaya,\n\nI');
  saveDraft('letter 2', 'Hello');
  expect(readDraft('letter 1')).toBe('Dear Ms Kaya,\n\nI');
  expect(readDraft('letter 2')).toBe('Hello');
  expect(readDraft('letter 3')).toBe('');
});

it.each(['', '  \n '])('discards a draft that has become blank (%j)', (blank) => {
  saveDraft('letter', 'Hello');
  saveDraft('letter', blank);
  expect(readDraft('letter')).toBe('');
  expect(window.localStorage).toHaveLength(0);
});

it('discards every draft of one account, and nothing of another (FORM-2, SESSION-7)', () => {
  window.localStorage.setItem('themeMode', 'dark');
  const own = [applyDraftNames('ayse', 'j1').letter, jobDraftNames.edit('ayse', 'j1')];
  const others = [applyDraftNames('bora', 'j1').letter, profileDraftName('bora')];
  for (const name of [...own, ...others]) saveDraft(name, 'Hello');
  const [resume, other] = [applyDraftNames('ayse', 'j1'), applyDraftNames('bora', 'ayse')];
  for (const { resume: name } of [resume, other]) saveDraftFile(name, new File([], 'cv.pdf'));
  discardDraftsOf('ayse');
  expect(own.map(readDraft)).toEqual(['', '']);
  expect(others.map(readDraft)).toEqual(['Hello', 'Hello']);
  expect(readDraftFile(resume.resume)).toBeNull();
  expect(readDraftFile(other.resume)).not.toBeNull();
  expect(window.localStorage.getItem('themeMode')).toBe('dark');
});

it('names the owner of each draft second', () => {
  const names = [
    ...Object.values(applyDraftNames('me', '1')),
    jobDraftNames.create('me'),
    jobDraftNames.copy('me', '1'),
    jobDraftNames.edit('me', '1'),
    profileDraftName('me'),
    interviewDraftName('me', '1'),
    threadDraftName('me', '1'),
    decisionDraftName('me', ['1', '2']),
    noteDraftName('me', '1'),
    ...Object.values(contactDraftNames('me')),
  ];
  expect(names).toHaveLength(13);
  for (const name of names) expect(ownerOfDraft(name)).toBe('me');
  expect(new Set(names).size).toBe(names.length);
  expect(decisionDraftName('me', ['2', '1'])).toBe(decisionDraftName('me', ['1', '2']));
});

it('discards a file', () => {
  saveDraftFile('resume', new File([], 'cv.pdf'));
  expect(readDraftFile('resume')?.name).toBe('cv.pdf');
  saveDraftFile('resume', null);
  expect(readDraftFile('resume')).toBeNull();
});

it('keeps a draft until the page is left if the storage is blocked', () => {
  blockStorage();
  expect(() => saveDraft('letter', 'Hello')).not.toThrow();
  expect(readDraft('letter')).toBe('Hello');
  saveDraft('letter', '');
  expect(readDraft('letter')).toBe('');
});

it('keeps decisions about other applications apart, in any order', () => {
  expect(decisionDraftName('ada', ['b', 'a'])).toBe(decisionDraftName('ada', ['a', 'b']));
  expect(decisionDraftName('ada', ['a', 'bc'])).not.toBe(decisionDraftName('ada', ['ab', 'c']));
});
