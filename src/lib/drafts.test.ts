import { expect, it } from 'vitest';
import { blockStorage } from '../../tests/storage.ts';
import { clearDrafts, readDraft, readDraftFile, writeDraft, writeDraftFile } from './drafts.ts';

it('keeps a text under its name, with its line breaks', () => {
  writeDraft('letter 1', 'Dear Ms Kaya,\n\nI');
  writeDraft('letter 2', 'Hello');
  expect(readDraft('letter 1')).toBe('Dear Ms Kaya,\n\nI');
  expect(readDraft('letter 2')).toBe('Hello');
  expect(readDraft('letter 3')).toBe('');
});

it.each(['', '  \n '])('forgets a draft that has become blank (%j)', (blank) => {
  writeDraft('letter', 'Hello');
  writeDraft('letter', blank);
  expect(readDraft('letter')).toBe('');
  expect(window.localStorage).toHaveLength(0);
});

it('clearing forgets every draft and nothing else', () => {
  window.localStorage.setItem('themeMode', 'dark');
  writeDraft('letter 1', 'Hello');
  writeDraft('letter 2', 'Hello');
  writeDraftFile('resume', new File([], 'cv.pdf'));
  clearDrafts();
  expect(readDraft('letter 1')).toBe('');
  expect(readDraft('letter 2')).toBe('');
  expect(readDraftFile('resume')).toBeNull();
  expect(window.localStorage.getItem('themeMode')).toBe('dark');
});

it('holds a draft until the page is left where the storage is blocked', () => {
  blockStorage();
  expect(() => writeDraft('letter', 'Hello')).not.toThrow();
  expect(readDraft('letter')).toBe('Hello');
  clearDrafts();
  expect(readDraft('letter')).toBe('');
});
