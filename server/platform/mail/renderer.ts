import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreateMailRenderer,
  DEV_MAILS_PATH,
  type MailRenderer,
} from '#src/contract/mails/mail-content.ts';

/** Renders with the app's development server at `url`, from the current sources. */
function askDevServer(url: string): MailRenderer {
  const ask = async <Reply>(method: keyof MailRenderer, request: unknown): Promise<Reply> => {
    const response = await fetch(new URL(DEV_MAILS_PATH + method, url), {
      method: 'POST',
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`The development server made no text: ${response.status}`);
    return response.json() as Promise<Reply>;
  };
  return {
    renderNotification: (request) => ask('renderNotification', request),
    renderLetter: (request) => ask('renderLetter', request),
    readWords: (language) => ask('readWords', language),
    readExportWords: (request) => ask('readExportWords', request),
  };
}

/**
 * Renders mails and provides the server's words: by the app's development server at `devUrl` if given, else by the
 * built app (`dist-server`) below `folder`, loaded on first use.
 */
export function openMailRenderer(folder: string, devUrl?: string): MailRenderer {
  if (devUrl) return askDevServer(devUrl);
  let loaded: Promise<MailRenderer> | undefined;
  const load = async () => {
    const entry = pathToFileURL(join(folder, 'dist-server', 'entry-mails.js')).href;
    const { createMailRenderer } = (await import(entry)) as {
      createMailRenderer: CreateMailRenderer;
    };
    return createMailRenderer();
  };
  const loadOnce = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    renderNotification: async (request) => (await loadOnce()).renderNotification(request),
    renderLetter: async (request) => (await loadOnce()).renderLetter(request),
    readWords: async (language) => (await loadOnce()).readWords(language),
    readExportWords: async (request) => (await loadOnce()).readExportWords(request),
  };
}
