import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import {
  type CreateMailRenderer,
  DEV_MAILS_PATH,
  type LetterRequest,
  type NoticeRequest,
} from '../../src/contract/mail-content.ts';

const ENTRY = '/src/entry-mails.tsx';

/** Renders mails for the server in development, with the source files as they are now. */
export const devMails = (): Plugin => ({
  name: 'dev-mails',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use(DEV_MAILS_PATH, (incoming, outgoing, next) => {
      const render = async (): Promise<unknown> => {
        const { createMailRenderer } = (await server.ssrLoadModule(ENTRY)) as {
          createMailRenderer: CreateMailRenderer;
        };
        const { renderNotice, renderLetter } = await createMailRenderer();
        const request = await json(incoming);
        return incoming.url === '/renderLetter'
          ? renderLetter(request as LetterRequest)
          : renderNotice(request as NoticeRequest);
      };
      render().then((made) => outgoing.end(JSON.stringify(made)), next);
    });
  },
});
