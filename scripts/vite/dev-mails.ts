import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import {
  type CreateMailRenderer,
  DEV_MAILS_PATH,
  type MailRenderer,
} from '#src/contract/mails/mail-content.ts';

const ENTRY = '/src/entry-mails.tsx';

/** Renders mails and words for the development server from the current source files. */
export const devMails = (): Plugin => ({
  name: 'dev-mails',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use(DEV_MAILS_PATH, (incoming, outgoing, next) => {
      const answer = async (): Promise<unknown> => {
        const { createMailRenderer } = (await server.ssrLoadModule(ENTRY)) as {
          createMailRenderer: CreateMailRenderer;
        };
        const renderer = await createMailRenderer();
        const method = incoming.url?.slice(1) as keyof MailRenderer;
        const render = renderer[method] as (request: unknown) => Promise<unknown>;
        return render(await json(incoming));
      };
      answer().then((made) => outgoing.end(JSON.stringify(made)), next);
    });
  },
});
