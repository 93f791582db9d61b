import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreateMailRenderer,
  DEV_MAILS_PATH,
  type MailRenderer,
} from '../../src/contract/mail-content.ts';

/** Asks the app's development server at `url`, which renders with the sources as they are now. */
function askDevServer(url: string): MailRenderer {
  const ask = async (method: keyof MailRenderer, request: object): Promise<unknown> => {
    const response = await fetch(new URL(DEV_MAILS_PATH + method, url), {
      method: 'POST',
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`The development server made no mail: ${response.status}`);
    return response.json();
  };
  return {
    renderNotice: (request) =>
      ask('renderNotice', request) as ReturnType<MailRenderer['renderNotice']>,
    renderLetter: (request) =>
      ask('renderLetter', request) as ReturnType<MailRenderer['renderLetter']>,
  };
}

/**
 * What makes mails: the app's development server, if it has one (`devUrl`), else the built app (`dist-server`)
 * below `folder`, loaded with the first mail. Undefined when there is neither.
 */
export function openMailRenderer(
  folder: string,
  devUrl?: string,
): (() => Promise<MailRenderer>) | undefined {
  if (devUrl) return async () => askDevServer(devUrl);
  const entry = join(folder, 'dist-server', 'entry-mails.js');
  if (!existsSync(entry)) return undefined;
  let loaded: Promise<MailRenderer> | undefined;
  const load = async () => {
    const { createMailRenderer } = (await import(pathToFileURL(entry).href)) as {
      createMailRenderer: CreateMailRenderer;
    };
    return createMailRenderer();
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}
