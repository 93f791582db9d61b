import { expect, test } from 'vitest';
import { mailOrigins } from './mail-origins.ts';

const config = { host: '127.0.0.1', publicUrl: undefined, proxies: 0, apiUrl: undefined };
const PUBLIC = 'https://jobs.example';

test.each([
  ['nobody else can reach the server', config, 'http://127.0.0.1:3000'],
  ['its address is known', { ...config, host: '0.0.0.0', publicUrl: `${PUBLIC}/x` }, PUBLIC],
  ['others reach it at unknown addresses', { ...config, host: '0.0.0.0' }, undefined],
  ['others reach it through a proxy', { ...config, proxies: 1 }, undefined],
])('where links in mails lead when %s (MAIL-7)', (_, given, app) => {
  expect(mailOrigins(given, 3000)?.app).toBe(app);
});
