import { expect, test } from 'vitest';
import { createLog, type LogFields } from '#server/platform/log/log.ts';
import { createBackend } from '#tests/backend.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { openSite } from './page-reader.ts';

const TYPED = 'Zebra';

test('a page is one line in the log, without its address and its visitor', async () => {
  const lines: string[] = [];
  const log = await createLog({ level: 'debug', format: 'json' }, (line) => lines.push(line));
  const own = await createBackend(undefined, { log });
  try {
    const job = await makeJob(own, await makeEmployer(own), { title: TYPED });
    const get = await openSite(own);
    lines.length = 0;
    const entries = () => lines.map((line): LogFields => JSON.parse(line));
    const headers = {
      Cookie: `language=${TYPED}`,
      Referer: `http://site.test/${TYPED}`,
      'User-Agent': TYPED,
      Authorization: `Bearer ${TYPED}`,
      'X-Request-Id': TYPED,
    };
    const paths = [
      `/jobs?query=${TYPED}&location=${TYPED}`,
      `/jobs/${job._id}`,
      `/jobs/${TYPED}`,
      `/${TYPED}/%0a%1b[2J`,
      `/${TYPED}//`,
      `/reset-password?token=${TYPED}`,
      `/%E0%A4%A${TYPED}`,
    ];
    const ids: (string | null)[] = [];
    for (const path of paths) ids.push((await get(path, { headers })).headers.get('x-request-id'));
    const pages = entries().filter(({ event }) => event === 'request.page');
    expect(pages.map(({ requestId, status, route }) => [requestId, status, route])).toEqual(
      [200, 200, 404, 404, 301, 200, 404].map((status, index) => [ids[index], status, '*']),
    );
    const events = new Set(entries().map(({ event }) => event));
    expect(events).toEqual(new Set(['request', 'request.page', 'page.rendered']));
    // API calls by pages are logged by their routes.
    for (const { event, route } of entries())
      if (event === 'request')
        expect(route).toMatch(/^\/api\/jobs(?:\/facets|\/:id(?:\/similar)?)?$/);

    lines.length = 0;
    await own.database.run('alter table job_search rename to job_search_away');
    expect((await get(`/jobs?query=${TYPED}1`, { headers })).status).toBe(503);
    expect(lines.join('')).toContain('request.failed');
    expect(lines.join('')).not.toMatch(/zebra|select|language=|2J/i);
  } finally {
    await own.close();
  }
});
