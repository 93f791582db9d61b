import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * A server that only answers with the brotli-compressed page from its standard input: the yardstick for cached
 * pages. Prints its port. `bench:pages` starts it.
 */

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const body = new Uint8Array(Buffer.concat(parts));
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono().get('*', (c) => c.body(body, 200, headers));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
