import type { Page } from '@playwright/test';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

/* The server renders all pages for visitors; users with a session never see that (rule PAGE-1). */

declare global {
  interface Window {
    /** The visitor's links that have been visible so far. */
    visitorLinks?: () => string[];
  }
}

/** Records visible visitor's links in every frame, from the first. */
const watchVisitorLinks = async (page: Page) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const link of document.querySelectorAll('a[href^="/login"], a[href^="/register"]'))
        if (link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          seen.add(`${link.textContent} at ${location.pathname}`);
    };
    const lookAlways = () => {
      look();
      requestAnimationFrame(lookAlways);
    };
    requestAnimationFrame(lookAlways);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    window.visitorLinks = () => [...seen];
  });
  // Delays scripts until the server-rendered page is painted. The requesting page may be closed.
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await page.route('**/assets/*.js', async (route) => {
    await painted().catch(() => {});
    await route.continue().catch(() => {});
  });
  return () => page.evaluate(() => window.visitorLinks?.());
};

test('a page with a stored session never shows a visitor’s links, with a stored user or without (PAGE-1)', async ({
  page,
  backend,
  candidate,
  employer,
  problems,
  remember,
}) => {
  problems.expect(/status of 404/);
  const job = await makeJob(backend, employer);
  const { token } = candidate;
  const user = await (await backend.request('GET', '/api/auth/me', { token })).json();
  const visitorLinks = await watchVisitorLinks(page);
  const withUser = { token, auth: JSON.stringify({ user, isAuthenticated: true, token }) };
  for (const stored of [withUser, { token }]) {
    await remember(stored);
    for (const path of ['/', '/jobs', `/jobs/${job._id}`, '/about', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'My Applications' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
      expect(await visitorLinks(), path).toEqual([]);
    }
  }
  // A session that ended with the browser shows a visitor's links from the first paint.
  await remember({ ...withUser, unremembered: 'true' });
  for (const path of ['/jobs', '/']) {
    await page.goto(path);
    expect(await visitorLinks(), path).toContain(`Login at ${path}`);
  }
});
