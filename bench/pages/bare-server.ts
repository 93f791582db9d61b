import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * A server that does nothing but answer with the page that it was handed on its standard input, compressed
 * with brotli: what a page from a cache is compared with. Prints its port. `bench:pages` starts it.
 */

const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const body = new Uint8Array(Buffer.concat(parts));
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
const app = new Hono().get('*', (c) => c.body(body, 200, headers));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
