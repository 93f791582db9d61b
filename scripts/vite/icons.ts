import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '../../src/contract/product.ts';
import { Failure } from '../setup/failure.mjs';
import { inRoot } from '../setup/paths.mjs';
import { drawMark } from './mark.ts';

/** Pixels of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48];

/** Reads the colours of the light theme by the names of their tokens. */
async function readTokens(): Promise<(name: string) => string> {
  const css = await readFile(inRoot('src', 'ui', 'styles.css'), 'utf8');
  return (name) => {
    const color = css.split(`--${name}:`)[1]?.trim().slice(0, 7);
    if (!color?.startsWith('#')) throw new Failure(`styles.css: no colour --${name}`);
    return color;
  };
}

const manifest = (token: (name: string) => string) => ({
  ...{ id: '/', name: PRODUCT_NAME, short_name: PRODUCT_NAME, start_url: '/', scope: '/' },
  ...{ display: 'standalone', theme_color: token('navy'), background_color: token('canvas') },
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** The icons and the web manifest by their paths, drawn from the mark in the colours of the tokens. */
async function drawIcons(): Promise<Record<string, string | Uint8Array>> {
  // Loaded by a build, and not by every test that reads its configuration.
  const [{ default: sharp }, { default: toIco }, token] = await Promise.all([
    import('sharp'),
    import('png-to-ico'),
    readTokens(),
  ]);
  const paint = {
    ground: `fill="${token('navy')}"`,
    line: `stroke="${token('surface')}"`,
    dot: `fill="${token('action')}"`,
  };
  const xmlns = 'http://www.w3.org/2000/svg';
  const [svg, whole] = [drawMark(paint, { xmlns }), drawMark(paint, { xmlns }, true)];
  const png = (source: string, size: number) =>
    sharp(Buffer.from(source), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const pictures = await Promise.all(ICO_SIZES.map((size) => png(svg, size)));
  return {
    'icon.svg': svg,
    'favicon.ico': await toIco(pictures),
    'apple-touch-icon.png': await png(whole, 180),
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await png(whole, 512),
    'manifest.webmanifest': JSON.stringify(manifest(token)),
  };
}

/** Writes the icons and the web manifest that `index.html` names, and serves them in development. */
export const icons = (): Plugin => {
  let drawn: ReturnType<typeof drawIcons> | undefined;
  return {
    name: 'icons',
    // The pages that the server renders have those of the browser's build.
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await drawIcons()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        if (!/^(favicon|icon|apple-touch-icon|manifest)[\w-]*\.\w+$/.test(path)) return next();
        drawn ??= drawIcons();
        drawn.then((files) => {
          const file = files[path];
          if (file === undefined) return next();
          response.setHeader('Content-Type', getMimeType(path) ?? '');
          response.end(file);
        }, next);
      });
    },
  };
};
