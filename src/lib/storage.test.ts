// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { blockStorage, changeInAnotherTab } from '#tests/storage.ts';
import { onStoredElsewhere, readStored, storedKeys, writeStored } from './storage.ts';

it('lists the keys that start alike, wherever their values are kept', () => {
  window.localStorage.setItem('draft:1', 'a');
  window.localStorage.setItem('theme', 'dark');
  expect(storedKeys('draft:')).toEqual(['draft:1']);
  blockStorage();
  writeStored('draft:2', 'b');
  expect(storedKeys('draft:').toSorted()).toEqual(['draft:1', 'draft:2']);
  writeStored('draft:2', null);
  expect(storedKeys('draft:')).toEqual(['draft:1']);
  expect(readStored('draft:2')).toBeNull();
});

it('hears of one key from other tabs, until it stops', () => {
  const heard = vi.fn();
  const stop = onStoredElsewhere('themeMode', heard);
  changeInAnotherTab('themeMode', 'dark');
  changeInAnotherTab('language', 'tr');
  changeInAnotherTab(null, null);
  expect(heard.mock.calls).toEqual([['dark'], [null]]);
  stop();
  changeInAnotherTab('themeMode', 'light');
  expect(heard).toHaveBeenCalledTimes(2);
});
