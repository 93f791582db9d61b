import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateMailRenderer, MailRenderer } from '../../src/contract/mail-content.ts';

/**
 * What makes mails, from the built app (`dist-server`) below `folder`; loaded with the first mail. Undefined when
 * it is not built.
 */
export function openMailRenderer(folder: string): (() => Promise<MailRenderer>) | undefined {
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
