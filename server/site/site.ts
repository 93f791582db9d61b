import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { etagOf } from '#server/http/etag.ts';
import { type SiteSettings, securityHeaders } from '#server/http/security-headers.ts';
import { sendContent } from '#server/http/send-content.ts';
import type { Asker } from '#server/http/work-budget.ts';
import { API_DOCS, ASSETS_FOLDER } from '#src/contract/site/addresses.ts';

type Variants = { plain: Uint8Array; br?: Uint8Array; gzip?: Uint8Array; etag: string };

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/** The files of the built app by path, each with its compressed forms. */
async function readBuild(folder: string): Promise<Map<string, Variants>> {
  const files = new Map<string, Variants>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    // Hidden files, such as the build manifest, are only for the server.
    .filter((entry) => !/[\\/]\./.test(join(entry.parentPath, entry.name).slice(folder.length)))
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  for (const path of paths) {
    const original = path.replace(/\.(br|gz)$/, '');
    if (original !== path && all.has(original)) continue;
    const plain = await readFile(path);
    const variants: Variants = { plain: bytes(plain), etag: etagOf(plain) };
    if (all.has(`${path}.br`)) variants.br = bytes(await readFile(`${path}.br`));
    if (all.has(`${path}.gz`)) variants.gzip = bytes(await readFile(`${path}.gz`));
    if (extname(path) === '.html') {
      variants.br = bytes(brotliCompressSync(plain));
      variants.gzip = bytes(gzipSync(plain));
    }
    files.set(path.slice(folder.length).split(sep).join('/'), variants);
  }
  return files;
}

/** The decoded path, or the file of the API's reference page; undefined when it is malformed. */
function pathOf(request: Request): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname);
    return path === API_DOCS ? '/api-docs.html' : path;
  } catch {
    return undefined;
  }
}

/** Whether the request is for a page rather than for a missing file. */
const asksForPage = (request: Request, path: string): boolean =>
  !path.startsWith(ASSETS_FOLDER) &&
  !path.slice(path.lastIndexOf('/')).includes('.') &&
  /text\/html|^\*\/\*$|^$/.test(request.headers.get('accept') ?? '');

export type PageHandler = (request: Request, asker?: Asker) => Promise<Response>;

type SiteOptions = {
  /** Without it, every page is the start page, which the browser renders. */
  renderPage?: PageHandler | undefined;
  /** The status of the start page, 200 by default. */
  status?: number;
  asker?: Asker;
};

/** Answers with a file of the app, or with a page. */
export type Site = (request: Request, options?: SiteOptions) => Response | Promise<Response>;

/**
 * Serves the built app in `folder`: hashed assets are cached for a year, everything else is revalidated.
 * Reads the build once.
 */
export async function createSite(folder: string, settings: SiteSettings): Promise<Site> {
  const files = await readBuild(folder);
  const startPage = files.get('/index.html');
  const common = securityHeaders(new TextDecoder().decode(startPage?.plain), settings);
  const plainText = (status: number, text: string) =>
    new Response(text, { status, headers: { ...common, 'Content-Type': 'text/plain' } });

  return async (request, { renderPage, status = 200, asker } = {}) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'Method not allowed\n');
    if (!startPage) return plainText(503, 'The browser app is not built yet: npm run build\n');
    const path = pathOf(request);
    const file = files.get(path ?? '');
    if (path && file) return sendFile(request, file, { ...common, ...fileHeaders(path) });
    if (!asksForPage(request, path ?? '')) return plainText(404, 'Not found\n');
    if (!renderPage) {
      const headers = { ...common, ...fileHeaders('/index.html'), 'X-Robots-Tag': 'noindex' };
      return sendFile(request, startPage, headers, path === undefined ? 404 : status);
    }
    const page = await renderPage(request, asker);
    for (const [name, value] of Object.entries(common)) page.headers.set(name, value);
    return page;
  };
}

const fileHeaders = (path: string): Record<string, string> => ({
  'Content-Type': getMimeType(path) ?? 'application/octet-stream',
  'Cache-Control': path.startsWith(ASSETS_FOLDER)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache',
});

const sendFile = (
  request: Request,
  file: Variants,
  common: Record<string, string>,
  status = 200,
): Promise<Response> =>
  sendContent(request, {
    headers: { ...common, ...((file.br || file.gzip) && { Vary: 'Accept-Encoding' }) },
    etag: file.etag,
    status,
    encode: (encoding) => (encoding ? file[encoding] : file.plain),
  });
