// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveAs } from './save-file.ts';

it('downloads a file under its name, and keeps its address for a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const clicked: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.href} ${this.download}`);
  });
  onTestFinished(() => click.mockRestore());
  const revoked = vi.fn();
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked });
  saveAs(new Blob(['x']), 'list.csv');
  expect(clicked).toEqual(['blob:1 list.csv']);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});
