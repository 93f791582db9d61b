// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { openPage, PAGES, RENDERED_AT } from '../tests/served-page.tsx';
import { LANGUAGES } from './contract/language.ts';

/* Public pages on the server, where there is no window, no user and no time zone but UTC. */

const render = async (page: string, language: 'en' | 'tr' = 'en') =>
  renderToString(await openPage('server', { page, language }));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PAGES)('%s comes whole, and its forms work by themselves', async (page) => {
    expect(typeof window).toBe('undefined');
    const html = await render(page, language);
    expect(html.length).toBeGreaterThan(1000);
    // A function as a form's action would become an address that needs a script.
    expect(html.includes('javascript:')).toBe(false);
    expect(/aria-label="(?:Loading|Yükleniyor)"/.test(html)).toBe(false);
  });
});

it('dates are those of UTC, and of the time of rendering', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.useFakeTimers({ now: RENDERED_AT + 90 * 24 * 3600_000, toFake: ['Date'] });
  try {
    const html = await render('/jobs/a-job');
    expect(html).toContain('November 17, 2026');
    expect(html).toContain('2 days ago');
    expect(html).toContain('You must be logged in to apply');
    expect(html).not.toContain('The deadline for this job has passed.');
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
});

it('a logo of this site has no host', async () => {
  expect(await render('/jobs')).toContain('src="/api/uploads/images/1.webp?size=card"');
});
