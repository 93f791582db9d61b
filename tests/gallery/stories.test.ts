import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { inRoot, nodePath, toolPath } from '#scripts/setup/paths.mjs';
import { LANGUAGES } from '#src/contract/language.ts';
import { DESKTOP, expectAccessible, PHONE } from '#tests/e2e/accessible.ts';

const BUILT = inRoot('.cache', 'gallery');
/** Not a real server: a route answers from the built files. */
const ADDRESS = 'http://gallery.test';
const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string() })) });

test.beforeAll(async () => {
  const args = ['build', '--config-dir', 'gallery', '--output-dir', BUILT, '--quiet'];
  await promisify(execFile)(nodePath, [toolPath('storybook'), ...args], { cwd: inRoot('.') });
});

test.beforeEach(({ context }) =>
  context.route(`${ADDRESS}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(`${BUILT}${pathname}`).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404 });
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
    return route.fulfill({ body, contentType });
  }),
);

for (const language of LANGUAGES) {
  test(`every story is accessible in both themes, in ${language}`, async ({ page }) => {
    test.slow();
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const index = JSON.parse(await readFile(`${BUILT}/index.json`, 'utf8')) as unknown;
    const ids = Object.keys(indexSchema.parse(index).entries);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      await test.step(id, async () => {
        await page.setViewportSize({ width: DESKTOP, height: 800 });
        await page.goto(`${ADDRESS}/iframe.html?id=${id}&globals=language:${language}`);
        await expect(page.locator('body.sb-show-main h1').first(), id).toBeAttached();
        await expect(page.locator('html'), id).toHaveAttribute('lang', language);
        await expectAccessible(page, { widths: [DESKTOP, PHONE], screen: id });
      });
    }
    expect(failures).toEqual([]);
  });
}
