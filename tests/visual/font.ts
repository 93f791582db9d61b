import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The app's typeface from its package, so that pictures stay the same when the app's own cut of it changes. */
const FILES = [
  {
    path: require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    unicodeRange: 'U+100-130, U+132-151, U+154-24F, U+20A0-20AB, U+20AD-20C0',
  },
  {
    path: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    unicodeRange: 'U+0-FF, U+131, U+152-153, U+2000-206F, U+20AC, U+2122, U+2212',
  },
];

const readFaces = () =>
  Promise.all(
    FILES.map(async ({ path, unicodeRange }) => {
      return { base64: await readFile(path, 'base64'), unicodeRange };
    }),
  );
let faces: ReturnType<typeof readFaces> | undefined;

/** Forces the app's typeface. The app itself falls back to a system font when the typeface loads too late. */
export async function installFont(page: Page): Promise<void> {
  faces ??= readFaces();
  await page.addInitScript(
    (given) => {
      for (const { base64, unicodeRange } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const face = new FontFace('Pictures', bytes.buffer, { weight: '300 900', unicodeRange });
        document.fonts.add(face);
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        *, ::before, ::after { font-family: Pictures, sans-serif !important; }
        /* Ids are random, and each as wide as any other only in the font of the machine. */
        .font-mono > [title] { display: inline-block; width: 7em; }
      `);
      document.adoptedStyleSheets = [sheet];
    },
    await faces,
  );
}
