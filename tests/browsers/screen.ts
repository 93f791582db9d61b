import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { type Driver, Gone } from './driver.ts';
import { choose, look, type Sight, selectContent, type Target, type Words } from './look.ts';

/** Finds elements by role and name in the page, the same way in every browser. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Pixels from the left edge of a date field to its first part. */
const FIRST_PART = 20;

/** Pauses between looks, in milliseconds. */
const POLL = { intervals: [30, 30, 50, 100] };

/** JSON with patterns as their parts. */
const encode = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof RegExp ? { source: part.source, flags: part.flags } : part,
  ) ?? '';

const describe = (target: Target): string => {
  const { within, ...own } = target;
  return encode(own) + (within ? ` in ${describe(within)}` : '');
};

export type Screen = ReturnType<typeof createScreen>;

/** Acts as a person at this page would: sees, clicks or taps, types. Waits for whatever it needs. */
export function createScreen(driver: Driver, origin: string, { hasTouch = false } = {}) {
  /** Calls a function in the page, with arguments that JSON can express. */
  const run = <Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    driver.evaluate(`(${String(fn)})(${args.map(encode).join()})`) as Promise<Awaited<Result>>;

  const sight = async (target: Target, mayScroll = false): Promise<Sight> => {
    try {
      const seen = await run(look, target, mayScroll);
      if (seen) return seen;
      await driver.evaluate(`(() => {${library}})()`);
      return (await run(look, target, mayScroll)) as Sight;
    } catch (error) {
      if (error instanceof Gone) throw error;
      // The page is being replaced by another.
      const state = `no page: ${String(error)}`;
      return {
        count: -1,
        state,
        x: 0,
        y: 0,
        left: 0,
        value: '',
        isChecked: false,
        hasFocus: false,
      };
    }
  };

  /** Waits until the target is ready and no longer moves. */
  const ready = async (target: Target): Promise<Sight> => {
    let last: Sight | undefined;
    const state = async () => {
      const before = last;
      last = await sight(target, true);
      const isStill = before?.x === last.x && before.y === last.y;
      return last.state === 'ready' && !isStill ? 'moving' : last.state;
    };
    await expect.poll(state, { message: describe(target), ...POLL }).toBe('ready');
    return last as Sight;
  };

  const click = async (target: Target) => {
    const { x, y } = await ready(target);
    await (hasTouch ? driver.tap(x, y) : driver.click(x, y));
  };

  const value = async (target: Target) => (await ready(target)).value;

  const expectValue = (target: Target, expected: string) =>
    expect.poll(async () => (await sight(target)).value, POLL).toBe(expected);

  return {
    driver,
    run,
    click,
    value,
    expectValue,
    goto: (path: string) => driver.goto(new URL(path, origin).href),
    path: () => run(() => location.pathname + location.search),
    /** Waits until the target is on the screen, once or several times. */
    see: (target: Target) =>
      expect
        .poll(async () => (await sight(target)).count, { message: describe(target), ...POLL })
        .toBeGreaterThan(0),
    /** Waits until the target is nowhere. */
    miss: (target: Target) =>
      expect
        .poll(async () => (await sight(target)).count, { message: describe(target), ...POLL })
        .toBe(0),
    count: async (target: Target) => (await sight(target)).count,
    /** Replaces the text of a field. */
    fill: async (target: Target, text: string) => {
      await click(target);
      await run(selectContent);
      await (text ? driver.type(text) : driver.press('Backspace'));
      await expectValue(target, text);
    },
    /** Types the parts of a date or time into its field, which may already have the focus. */
    typeParts: async (target: Target, parts: string[], expected: string) => {
      const { left, y, hasFocus } = await ready(target);
      if (!hasFocus) await driver.click(left + FIRST_PART, y);
      for (const [index, part] of parts.entries()) {
        if (index > 0 && driver.nextPart) await driver.press(driver.nextPart);
        await driver.type(part);
      }
      await expectValue(target, expected);
    },
    check: async (target: Target) => {
      await click(target);
      await expect.poll(async () => (await sight(target)).isChecked, POLL).toBe(true);
    },
    select: async (target: Target, option: string) => {
      await ready(target);
      expect(await run(choose, option), `the option ${option}`).toBe(true);
    },
    upload: async (target: Target, path: string) => {
      await expect.poll(async () => (await sight(target)).count, POLL).toBe(1);
      await driver.upload('[data-found]', path);
    },
  };
}

/** An element with this role and name. */
export const by = (role: string, name?: Words, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});
export const field = (label: Words, within?: Target): Target => ({
  label,
  ...(within && { within }),
});
export const text = (words: Words, within?: Target): Target => ({
  text: words,
  ...(within && { within }),
});
