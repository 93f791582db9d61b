import { expect } from 'vitest';
import { messages } from '#server/platform/database/schema.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test } = apiTest();

const message = {
  name: 'Zeynep Ak',
  email: 'zeynep@example.com',
  subject: 'A question about İzmir',
  body: 'Hello,\n\nhow do I change my city?',
};

const send = (json: unknown) => backend().request('POST', '/api/messages', { json });
const kept = () => backend().database.db.select().from(messages);

test('anyone can write to the operator, and the message is stored (INFO-1)', async () => {
  const response = await send({ ...message, name: '  Zeynep Ak ' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({});
  expect(await kept()).toEqual([expect.objectContaining(message)]);
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ email: undefined }, 'email', 'Email is required'],
  [{ email: 'zeynep' }, 'email', 'Email is invalid'],
  [{ subject: '' }, 'subject', 'Subject is required'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'This text is too long'],
  [{ body: '\n ' }, 'body', 'Message is required'],
  [{ body: 'x'.repeat(20_001) }, 'body', 'This text is too long'],
])('%j is refused, and nothing is stored (INFO-1)', async (given, path, msg) => {
  expect(await refusal(send({ ...message, ...given }))).toBe(`400 ${path}: ${msg}`);
  expect(await kept()).toEqual([]);
});

test('a message stores only the fields of the form', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  await send({ ...message, _id: id, created_at: '2001-01-01' });
  const [row] = await kept();
  expect(row?._id).not.toBe(id);
  expect(row?.created_at.getFullYear()).not.toBe(2001);
});
