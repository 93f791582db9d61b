// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://api.example" }
import { i18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import type { Export } from '#src/contract/exports/export.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { saveToken } from '#src/lib/token.ts';
import { renderUi } from '#tests/render.tsx';
import { DownloadData } from './download-data.tsx';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example/'));
vi.mock('#src/lib/save-file.ts', () => ({ saveAs: vi.fn() }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => saveToken('a.b.c'));
afterEach(() => {
  cleanup();
  i18n.activate('en');
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const PATH = 'https://api.example/api/account/exports';
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const MAKING: Export = {
  _id: '1',
  requested_at: day(0),
  ready_at: null,
  expires_at: null,
  bytes: 0,
  failed: false,
};
const READY: Export = { ...MAKING, ready_at: day(-1), expires_at: day(6), bytes: 4_404_020 };

/** Renders the section for these copies; asking for one begins one. */
async function show(...given: Export[]) {
  let copies = given;
  let looks = 0;
  server.use(
    http.get(PATH, () => {
      looks += 1;
      return HttpResponse.json({ exports: copies });
    }),
    http.post(PATH, () => {
      copies = [MAKING, ...copies];
      return HttpResponse.json(MAKING);
    }),
    http.get(`${PATH}/1/file`, () => HttpResponse.arrayBuffer(new ArrayBuffer(3))),
  );
  const { user } = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <DownloadData id="your-data" />
    </QueryClientProvider>,
  );
  const become = (...now: Export[]) => {
    copies = now;
  };
  return { user, become, looks: () => looks };
}
const button = (name: string) => screen.findByRole('button', { name });

it('prepares a copy, looks until it is ready, and then no more (EXPORT-6)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, become, looks } = await show();
  await user.click(await button('Prepare a copy'));
  await screen.findByText(/We’re preparing your copy/);
  expect(screen.queryByRole('button')).toBeNull();
  become(READY);
  const seen = looks();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await screen.findByText(/is ready \(4\.2 MB\)\. You can download it until/);
  expect(looks()).toBe(seen + 1);
});

it('saves the file under a plain name (EXPORT-6)', async () => {
  const { user } = await show(READY);
  await user.click(await button('Download'));
  await vi.waitFor(() => expect(saveAs).toHaveBeenCalled());
  const name = `meydan-data-${READY.ready_at?.slice(0, 10)}.zip`;
  expect(saveAs).toHaveBeenCalledWith(expect.anything(), name);
});

it('keeps the last ready copy while another is made (EXPORT-6)', async () => {
  await show(MAKING, { ...READY, _id: '0' });
  expect(await button('Download')).toBeVisible();
  expect(screen.getByText(/We’re preparing your copy/)).toBeVisible();
});

it('says that a copy failed or has expired (EXPORT-6)', async () => {
  await show({ ...MAKING, failed: true });
  expect(
    await screen.findByText('Your copy couldn’t be prepared. Please try again.'),
  ).toBeVisible();
  expect(await button('Try again')).toBeVisible();
  cleanup();
  await show({ ...READY, expires_at: day(-1) });
  expect(await screen.findByText('Your last copy has expired.')).toBeVisible();
  expect(await button('Prepare a copy')).toBeVisible();
});

it('says so without a connection, and offers to try again (EXPORT-6)', async () => {
  server.use(http.get(PATH, () => HttpResponse.error()));
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <DownloadData id="your-data" />
    </QueryClientProvider>,
  );
  expect(
    await screen.findByText(/Unable to connect to the server/, undefined, { timeout: 5000 }),
  ).toBeVisible();
});

it('is absent on a server that makes no copies (CALL-8, EXPORT-6)', async () => {
  server.use(http.get(PATH, () => HttpResponse.json({ msg: 'None' }, { status: 404 })));
  const { container } = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <DownloadData id="your-data" />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
});
