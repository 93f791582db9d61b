import { Hono } from 'hono';
import { messageInputSchema } from '../../src/contract/message.ts';
import type { Dependencies } from '../dependencies.ts';
import { readJson } from '../request.ts';
import { createMessage } from '../store/messages.ts';

/** /api/messages: what anyone writes to the operator, to be read in the data console. */
export const messageRoutes = ({ database, clock }: Dependencies) =>
  new Hono().post('/', async (c) => {
    await createMessage(database.db, await readJson(c, messageInputSchema), clock());
    return c.json({}, 201);
  });
