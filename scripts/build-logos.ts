/*
 * `npm run logos` encodes the logos of the demo companies, server/domains/demo/content/logos/*.svg, as an upload of
 * them would be stored. They are kept, since the library that encodes them is slow and large to load.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_SIZES } from '#server/domains/files/picture-sizes.ts';
import { runCommand, tell } from './setup/failure.mjs';
import { inRoot } from './setup/paths.mjs';

/** The size of the pictures that were uploaded, so to speak: twice that of the largest logo on a page. */
const UPLOADED = 192;
/** SVG is drawn at 72 pixels an inch. */
const DENSITY = 72;

const content = inRoot('server', 'domains', 'demo', 'content');

async function encode(drawing: Uint8Array, side: number): Promise<string> {
  const { width } = await sharp(drawing).metadata();
  const density = (DENSITY * side) / width;
  const picture = sharp(drawing, { density }).resize(side, side);
  return (await picture.webp({ lossless: true, effort: 6 }).toBuffer()).toString('base64');
}

await runCommand(async () => {
  const logos: Record<string, { card: string; page: string }> = {};
  for (const file of (await readdir(`${content}/logos`)).sort()) {
    const drawing = await readFile(`${content}/logos/${file}`);
    logos[file.replace('.svg', '')] = {
      card: await encode(drawing, PICTURE_SIZES.card),
      page: await encode(drawing, UPLOADED),
    };
  }
  await writeFile(`${content}/logos.json`, `${JSON.stringify(logos, null, 2)}\n`);
  tell(`logos.json has ${Object.keys(logos).length} logos.`);
  return 0;
});
