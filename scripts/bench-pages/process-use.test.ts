// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { processUse, readMemory, readSeconds } from './process-use.ts';

describe('what a process has used', () => {
  it('is its own time and that of the system for it, whatever its name is', () => {
    const stat = `77 (a) b (c d) S ${Array.from({ length: 50 }, (_, index) => index + 4).join(' ')}`;
    expect(readSeconds(stat)).toBe((14 + 15) / 100);
  });

  it('is the memory that it holds', () => {
    expect(readMemory('VmHWM:\t  9000 kB\nVmRSS:\t  2048 kB\nRssAnon:\t 1 kB\n')).toBe(2048 * 1024);
    expect(readMemory('Name:\tx\n')).toBeNaN();
  });

  it.runIf(process.platform === 'linux')('is told of this process', async () => {
    const { seconds, memory } = await processUse(process.pid);
    expect(seconds).toBeGreaterThan(0);
    expect(memory).toBeGreaterThan(1024 * 1024);
  });
});
