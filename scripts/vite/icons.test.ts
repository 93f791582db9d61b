// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MARK } from '../../src/ui/mark.ts';
import { icons } from './icons.ts';

const manifestSchema = z.object({
  name: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
});

let root = '';
let html = '';
/** What a build of the app's start page writes, by path. */
const files = new Map<string, Buffer>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meydan-icons-'));
  // Its links alone: the app behind it is not built here.
  html = (await readFile('index.html', 'utf8')).replace(/<script type="module".*?<\/script>/, '');
  await writeFile(join(root, 'index.html'), html);
  const logLevel = 'silent';
  const built = await build({
    ...{ root, logLevel, configFile: false, plugins: [icons()], build: { write: false } },
  });
  if (!('output' in built)) throw new Error('There is no output');
  for (const file of built.output)
    if (file.type === 'asset') files.set(`/${file.fileName}`, Buffer.from(file.source));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const fileAt = (path: string): Buffer => {
  const file = files.get(path);
  if (!file) throw new Error(`${path} was not built`);
  return file;
};
const readManifest = () =>
  z.parse(manifestSchema, JSON.parse(fileAt('/manifest.webmanifest').toString()));

test('the start page links to files that the build writes', () => {
  const links = [...html.matchAll(/<link rel="([\w-]+)" href="(\/[^"]+)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, , path = ''] of links) expect(fileAt(path).length).toBeGreaterThan(100);
  const page = fileAt('/index.html').toString();
  for (const [, , path = ''] of links) expect(page).toContain(`href="${path}"`);
});

test('the manifest names the product, its colours, and icons of the sizes that it says', async () => {
  const { name, theme_color, icons: named } = readManifest();
  expect(name).toBe('Meydan');
  expect(html).toContain(`<meta name="theme-color" content="${theme_color}" />`);
  const styles = await readFile('src/ui/styles.css', 'utf8');
  expect(styles).toContain(`--navy: ${theme_color};`);
  expect(named).toHaveLength(4);
  for (const { src, sizes, type } of named) {
    const { format, width, height } = await sharp(fileAt(src)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : 'image/png');
    if (format !== 'svg') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('icons that systems cut to a shape are opaque up to their edges; others have round corners', async () => {
  const cornerOf = async (path: string) => {
    const picture = sharp(fileAt(path))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 });
    return (await picture.raw().toBuffer())[3];
  };
  expect(await cornerOf('/apple-touch-icon.png')).toBe(255);
  expect(await cornerOf('/icon-maskable-512.png')).toBe(255);
  expect(await cornerOf('/icon-512.png')).toBe(0);
});

test('favicon.ico has a picture for each usual size', () => {
  const file = fileAt('/favicon.ico');
  const count = file.readUInt16LE(4);
  const sizes = Array.from({ length: count }, (_, index) => file.readUInt8(6 + 16 * index));
  expect(sizes).toEqual([16, 32, 48]);
});

test('all are drawn from the mark', () => {
  expect(fileAt('/icon.svg').toString()).toContain(MARK.line.d);
  expect(html).toContain('%mark%');
});

test('in development they are served, with their types', async () => {
  const server = await createServer({
    ...{ root, logLevel: 'silent', configFile: false, plugins: [icons()] },
    server: { port: 0, host: '127.0.0.1' },
  });
  try {
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const typeOf = async (path: string) =>
      (await fetch(new URL(path, origin))).headers.get('content-type');
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
    expect(await typeOf('/icon.svg')).toMatch(/^image\/svg\+xml/);
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
  } finally {
    await server.close();
  }
});
