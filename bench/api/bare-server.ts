import { text } from 'node:stream/consumers';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * A server that only serializes replies, for each path the one that its standard input has for it: the yardstick for
 * calls. Prints its port. `bench:api` starts it.
 */

const replies = JSON.parse(await text(process.stdin)) as Record<string, object>;
const app = new Hono();
for (const [path, reply] of Object.entries(replies)) app.get(path, (c) => c.json(reply));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
