import type { Dependencies } from '#server/http/dependencies.ts';
import type { Route } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { sendMessage } from './commands.ts';

/** /api/messages: messages to the operator, who reads them in the data console. */
export const contactRoutes = (route: Route, { clock }: Dependencies) =>
  route(endpoints.sendMessage, async (_c, { readBody, once }) => {
    const message = await readBody();
    return once(async (tx) => {
      await sendMessage(tx, message, clock());
      return {};
    });
  });
