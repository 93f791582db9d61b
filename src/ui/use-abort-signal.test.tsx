import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAbortSignal } from './use-abort-signal.ts';

it('goes on while the component is there, also in strict mode, and ends when it goes', () => {
  const { result, rerender, unmount } = renderHook(() => useAbortSignal());
  const signal = result.current();
  expect(signal.aborted).toBe(false);
  rerender();
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});
