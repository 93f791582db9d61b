import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import type { Limit } from '../../http/rate-limits.ts';
import type { Route } from '../../http/route.ts';
import { createMessage } from './commands.ts';

/** /api/messages: what anyone writes to the operator, to be read in the data console. */
export const messageRoute = (route: Route, { clock }: Dependencies, limit: Limit) =>
  route(endpoints.sendMessage, async (c, { readBody, once }) => {
    const message = await readBody();
    limit(c, 'message');
    return once(async (tx) => {
      await createMessage(tx, message, clock());
      return {};
    });
  });
