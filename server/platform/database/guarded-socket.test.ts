import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openPool, settingsOf } from './limited-pool.ts';

test.each([
  ['describes more columns than it has', 'T\0\0\0\u0008\u007f\u00ff\0\0'],
  ['wants a log-in that nobody knows', 'R\0\0\0\u0008\0\0\0c'],
])('a reply that %s ends its connection, not the process', async (_what, reply) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(Buffer.from(reply, 'latin1')));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = openPool(settingsOf(`postgres://somebody:secret@127.0.0.1:${port}/any`));
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'DATABASE_UNREADABLE' });
  await pool.end();
  server.close();
});
