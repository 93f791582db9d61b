import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { makeJob } from '#tests/factories.ts';
import { expect, test } from './fixtures.ts';

test('on a static host without server rendering, the browser renders the pages', async ({
  page,
  backend,
  employer,
}) => {
  await makeJob(backend, employer, { title: 'Baker' });
  const host = new Hono()
    .all('/api/*', (c) => backend.fetch(c.req.raw))
    .use(serveStatic({ root: 'dist' }))
    .get('*', serveStatic({ root: 'dist', path: 'index.html' }));
  const server = createAdaptorServer({ fetch: host.fetch });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Jobs');
  await expect(page.getByRole('article')).toContainText('Baker');
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  server.close();
});
