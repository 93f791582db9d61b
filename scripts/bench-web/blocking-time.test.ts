// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { blockingTime } from './blocking-time.ts';

describe('the blocking time', () => {
  it('is what tasks take beyond 50 ms', () => {
    const tasks = [
      { start: 200, duration: 80 },
      { start: 300, duration: 50 },
      { start: 400, duration: 150 },
    ];
    expect(blockingTime(tasks, 100)).toBe(130);
  });

  it('begins with the first paint, also within a task', () => {
    const tasks = [
      { start: 0, duration: 400 },
      { start: 450, duration: 200 },
    ];
    expect(blockingTime(tasks, 500)).toBe(100);
    expect(blockingTime(tasks, 320)).toBe(30 + 150);
  });
});
