// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAbortSignal } from './use-abort-signal.ts';

it('aborts on unmount, but neither on a rerender nor in strict mode', () => {
  const { result, rerender, unmount } = renderHook(() => useAbortSignal());
  const signal = result.current();
  expect(signal.aborted).toBe(false);
  rerender();
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});
