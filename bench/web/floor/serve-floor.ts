import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFloor } from './build-floor.ts';
import type { FloorData } from './list.tsx';

/** Builds the floor and serves it precompressed on a free local port. */
export const startFloor = async (
  data: FloorData,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  try {
    const { html, script } = await buildFloor(folder, data);
    const page = { type: 'text/html; charset=utf-8', body: brotliCompressSync(html) };
    const entry = { type: 'text/javascript', body: brotliCompressSync(script) };
    const files = new Map([
      ['/', page],
      ['/entry.js', entry],
    ]);
    const server = createServer((request, response) => {
      const file = files.get(request.url ?? '');
      if (!file) return void response.writeHead(404).end();
      const headers = { 'Content-Type': file.type, 'Content-Length': file.body.byteLength };
      response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(file.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const stop = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
