// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { measure } from './measure.ts';
import { type QuestionClass, YARDSTICK } from './questions.ts';

const asked: string[] = [];
let underWay = 0;
let most = 0;

const server = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  underWay += 1;
  most = Math.max(most, underWay);
  setImmediate(() => {
    underWay -= 1;
    response.statusCode = path.startsWith('/unknown')
      ? 404
      : path.startsWith('/broken')
        ? 500
        : 200;
    response.end(path.startsWith('/empty') ? '{"jobs":[]}' : '{"jobs":[1]}');
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const numbered = (name: string, path: string): QuestionClass => {
  let number = 0;
  return {
    name,
    next: () => {
      number += 1;
      return { path: `${path}/${number}` };
    },
  };
};

it('asks each class as often as wanted, in turns with the yardstick', async () => {
  const client = createClient(url, 8);
  const classes = [
    numbered(YARDSTICK, '/job'),
    numbered('empty', '/empty'),
    numbered('unknown', '/unknown'),
    { name: 'same', next: () => ({ path: '/same' }) },
  ];
  const measured = await measure(client, classes, { callers: 8, runs: 50 });
  const { empty, unknown, same } = Object.fromEntries(measured);
  expect(empty).toMatchObject({ empty: 50, refused: 0, repeated: 0 });
  expect(empty?.ms).toHaveLength(50);
  expect(unknown).toMatchObject({ refused: 50 });
  expect(same).toMatchObject({ repeated: 50, empty: 0 });
  expect(measured.get(YARDSTICK)?.ms.length).toBeGreaterThanOrEqual(150);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
  const jobsBetween = asked.findLastIndex((path) => path.startsWith('/job'));
  expect(jobsBetween).toBeGreaterThan(asked.findLastIndex((path) => path.startsWith('/unknown')));
  client.close();
});

it('counts errors of the server apart', async () => {
  const client = createClient(url, 1);
  const measured = await measure(client, [numbered('broken', '/broken')], { callers: 1, runs: 3 });
  expect(measured.get('broken')).toMatchObject({ failed: 3, refused: 0 });
  client.close();
});
