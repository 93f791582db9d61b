import { Hono } from 'hono';
import { messageInputSchema } from '../../src/contract/contact-message.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Limit } from '../rate-limits.ts';
import { readJson } from '../request.ts';
import { createMessage } from '../store/contact-messages.ts';

/** /api/messages: what anyone writes to the operator, to be read in the data console. */
export const messageRoutes = ({ database, clock }: Dependencies, limit: Limit) =>
  new Hono().post('/', async (c) => {
    const message = await readJson(c, messageInputSchema);
    limit(c, 'message');
    await createMessage(database.db, message, clock());
    return c.json({}, 201);
  });
