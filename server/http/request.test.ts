import { type Context, Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { CUT_HEADER } from '#src/contract/limits.ts';
import { asksForPage, plainArray } from './paging.ts';
import { Problem } from './problem.ts';
import { parse, pathId, readForm, readObject, readQuery, readText } from './request.ts';

const INVALID = [400, { msg: errorMessages.bodyInvalid }];
const TOO_LONG = [413, { msg: errorMessages.textTooLong }];
const ID = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';

/** What `read` finds in a call, or the status and body of its refusal. */
async function ask(read: (c: Context) => unknown, path = '/', init: RequestInit = {}) {
  const app = new Hono();
  let found: unknown;
  const answer = async (c: Context) => {
    c.set('headers', {});
    try {
      found = await read(c);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      found = [error.status, error.body];
    }
    return c.text('', 200, c.get('headers'));
  };
  app.all('/:id', answer);
  app.all('/', answer);
  const { headers } = await app.request(path, init);
  return { found, headers };
}
const post = async (
  body: NonNullable<RequestInit['body']>,
  read: (c: Context) => unknown = readObject,
) => (await ask(read, '/', { method: 'POST', body })).found;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('reads a JSON object, with texts that a database takes (DATA-2)', async () => {
  expect(await post('{"a":[{"b":"x\\ud83d"},1,null,true],"\\ud83d":2}')).toEqual({
    a: [{ b: 'x\ufffd' }, 1, null, true],
    '\ufffd': 2,
  });
});

it.each(['', '{', '[]', '"text"', '7', 'null', `{"a":${nested(17)}}`])(
  'refuses the body %j (DATA-2)',
  async (body) => expect(await post(body)).toEqual(INVALID),
);

it('reads what is nested 16 deep, and objects as deep as lists', async () => {
  expect(await post(`{"a":${nested(16)}}`)).toHaveProperty('a');
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  expect(await post(deep(17))).toHaveProperty('a');
  expect(await post(deep(18))).toEqual(INVALID);
});

it('reads up to 256 kB, and a body more than once', async () => {
  const json = (length: number) => `{"a":"${'b'.repeat(length - 8)}"}`;
  expect(await post(json(256 * 1024))).toHaveProperty('a');
  expect(await post(json(256 * 1024 + 1))).toEqual(TOO_LONG);
  expect(await post('{"a":1}', async (c) => [await readText(c), await readObject(c)])).toEqual([
    '{"a":1}',
    { a: 1 },
  ]);
});

it('refuses a body that breaks off', async () => {
  const broken = () =>
    new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const send = async (read: (c: Context) => unknown) => {
    const init = { method: 'POST', body: broken(), duplex: 'half' };
    return (await ask(read, '/', init as RequestInit)).found;
  };
  expect(await send(readObject)).toEqual(INVALID);
  expect(await send(readForm)).toEqual(INVALID);
});

it('reads the fields of a form', async () => {
  expect(await post(new URLSearchParams({ token: 'x' }), readForm)).toEqual({ token: 'x' });
  expect(await post(new URLSearchParams({ a: 'b'.repeat(256 * 1024) }), readForm)).toEqual(
    TOO_LONG,
  );
});

it('reads each parameter once, with texts that a database takes', async () => {
  const { found } = await ask(readQuery, '/?a=1&a=2&b=x%00y');
  expect(found).toEqual({ a: '1', b: 'xy' });
});

it('reports the first problem of each field, in words that people know (DATA-2)', async () => {
  const schema = z.object({
    name: z.string().check(z.minLength(2, errorMessages.nameRequired), z.regex(/b/, 'no b')),
    list: z.array(z.object({ age: z.number() })),
  });
  const refused = await ask(() => parse(schema, { name: '', list: [{ age: 'x' }] }));
  expect(refused.found).toEqual([
    400,
    {
      errors: [
        { path: 'name', msg: errorMessages.nameRequired },
        { path: 'list.0.age', msg: errorMessages.bodyInvalid },
      ],
    },
  ]);
  const own = await ask(() => parse(schema, {}, () => new Problem(401, { msg: 'own' })));
  expect(own.found).toEqual([401, { msg: 'own' }]);
  expect(parse(z.object({ a: z.string() }), { a: 'x', b: 1 })).toEqual({ a: 'x' });
});

it('reads an id in any case, and knows no other', async () => {
  const read = (c: Context) => pathId(c, 'id', errorMessages.jobNotFound);
  expect((await ask(read, `/${ID.toUpperCase()}`)).found).toBe(ID);
  for (const path of ['/x', `/${ID}0`, '/'])
    expect((await ask(read, path)).found).toEqual([404, { msg: errorMessages.jobNotFound }]);
});

it('answers with a page if asked for one, and says where a list was cut (CALL-4)', async () => {
  const asked = async (path: string) => (await ask(asksForPage, path)).found;
  expect(await Promise.all(['/?page=1', '/?limit=5', '/?query=a'].map(asked))).toEqual([
    true,
    true,
    false,
  ]);
  const list = (isCut: boolean) => ask((c) => plainArray(c, { records: [1, 2], isCut }));
  const [whole, cut] = [await list(false), await list(true)];
  expect([whole.found, cut.found]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect([whole.headers.get(CUT_HEADER), cut.headers.get(CUT_HEADER)]).toEqual([null, '2']);
});
