import type { Page, Request } from '@playwright/test';
import { settle } from '#tests/e2e/accessible.ts';
import { expect } from '#tests/e2e/market.ts';
import type { Network } from '#tests/e2e/network.ts';

/** Returns a function that waits until all requests of the page have ended, except those on hold. */
export function watchLoading(page: Page, network: Network): () => Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    open.add(request);
    started += 1;
  });
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const isQuiet = () => [...open].every((request) => network.isOnHold(request));
  /** Waits until responses are rendered, which may start more requests. */
  const draw = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  return async () => {
    let before: number;
    do {
      await expect.poll(isQuiet, { intervals: [10, 20, 50] }).toBe(true);
      before = started;
      await draw();
      // Skeletons fade in late to avoid a flash; a picture could be taken before that.
      await settle(page);
    } while (started !== before || !isQuiet());
  };
}
