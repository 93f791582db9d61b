import { expect, it } from 'vitest';
import { blockStorage } from '../../tests/storage.ts';
import { discardAllDrafts, readDraft, readDraftFile, saveDraft, saveDraftFile } from './drafts.ts';

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

it('discards every draft and nothing else', () => {
  window.localStorage.setItem('themeMode', 'dark');
  saveDraft('letter 1', 'Hello');
  saveDraft('letter 2', 'Hello');
  saveDraftFile('resume', new File([], 'cv.pdf'));
  discardAllDrafts();
  expect(readDraft('letter 1')).toBe('');
  expect(readDraft('letter 2')).toBe('');
  expect(readDraftFile('resume')).toBeNull();
  expect(window.localStorage.getItem('themeMode')).toBe('dark');
});

it('holds a draft until the page is left where the storage is blocked', () => {
  blockStorage();
  expect(() => saveDraft('letter', 'Hello')).not.toThrow();
  expect(readDraft('letter')).toBe('Hello');
  discardAllDrafts();
  expect(readDraft('letter')).toBe('');
});
