import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import logos from './content/logos.json' with { type: 'json' };
import { makeDemoContent } from './content.ts';

const drawings = new URL('content/logos/', import.meta.url);
const pixels = (picture: Uint8Array, side: number, density = 72) =>
  sharp(picture, { density }).resize(side, side).removeAlpha().raw().toBuffer();

test('every demo company has a logo of its own, and every logo a company', () => {
  const used = makeDemoContent().employers.map(({ logo }) => logo.page);
  expect(new Set(used).size).toBe(used.length);
  expect(used.length).toBe(Object.keys(logos).length);
  expect(readdirSync(drawings).sort()).toEqual(
    Object.keys(logos)
      .map((name) => `${name}.svg`)
      .sort(),
  );
});

// Other versions of the encoder may round other than the one that made the pictures.
test.each(Object.entries(logos))(
  '%s is encoded from its drawing (npm run logos)',
  async (name, logo) => {
    const drawing = readFileSync(new URL(`${name}.svg`, drawings));
    for (const [side, stored] of [
      [144, logo.card],
      [192, logo.page],
    ] as const) {
      const bytes = Buffer.from(stored, 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      });
      const [kept, drawn] = [
        await pixels(bytes, side),
        await pixels(drawing, side, (72 * side) / 64),
      ];
      const apart = kept.reduce(
        (sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)),
        0,
      );
      expect(apart / kept.length).toBeLessThan(2);
    }
  },
);
