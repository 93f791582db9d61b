import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createObjectUrl, saveAs } from './save-file.ts';

const revokeObjectURL = vi.fn();
const clicked: { href: string; download: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  revokeObjectURL.mockReset();
});

it('an address lasts a minute', () => {
  expect(createObjectUrl(new Blob(['x']))).toBe('blob:made');
  vi.advanceTimersByTime(59_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:made');
});

it('a file is saved under its name, by such an address', () => {
  saveAs(new Blob(['x']), 'list.csv');
  expect(clicked).toEqual([{ href: 'blob:made', download: 'list.csv' }]);
  vi.advanceTimersByTime(60_000);
  expect(revokeObjectURL).toHaveBeenCalledOnce();
});
