/** Pixels with red, green, blue and opacity, as the library that draws takes them. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Red, green and blue. */
export type Colour = readonly [number, number, number];

/** The tokens of the app's light theme (`src/ui/styles.css`) that cards are drawn in. */
export const COLOURS = {
  navy: '#183749',
  navyText: '#eaf2f5',
  navyMuted: '#a8bdc8',
  wash: '#ecf8f9',
  muted: '#4e616d',
  accent: '#fcd925',
  action: '#ae1c28',
} as const;

/** '#183749' as numbers. */
export const rgb = (colour: string): Colour => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

type Point = readonly [number, number];
/** How far a point is outside a shape, in its units; negative inside. */
type Shape = (point: Point) => number;

const roundedBox =
  (width: number, height: number, radius: number): Shape =>
  ([x, y]) => {
    const dx = Math.abs(x - width / 2) - (width / 2 - radius);
    const dy = Math.abs(y - height / 2) - (height / 2 - radius);
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };

const circle =
  ([cx, cy]: Point, radius: number): Shape =>
  ([x, y]) =>
    Math.hypot(x - cx, y - cy) - radius;

/** A line through the points, with round ends and corners. */
const line =
  (points: readonly Point[], width: number): Shape =>
  ([x, y]) =>
    Math.min(
      ...points.slice(1).map(([bx, by], index) => {
        const [ax, ay] = points[index] ?? [bx, by];
        const [dx, dy] = [bx - ax, by - ay];
        const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
        const at = Math.min(Math.max(along, 0), 1);
        return Math.hypot(x - ax - at * dx, y - ay - at * dy);
      }),
    ) -
    width / 2;

type Layer = readonly [Shape, Colour];

/** Paints the layers over each other; `scale` is pixels per unit of the shapes. Edges are smooth. */
function paint(width: number, height: number, scale: number, layers: readonly Layer[]): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const point = [((at % width) + 0.5) / scale, (Math.floor(at / width) + 0.5) / scale] as const;
    for (const [shape, colour] of layers) {
      const cover = Math.min(Math.max(0.5 - shape(point) * scale, 0), 1);
      if (cover === 0) continue;
      const under = (data[at * 4 + 3] ?? 0) / 255;
      const opacity = cover + under * (1 - cover);
      for (const [channel, value] of colour.entries()) {
        const below = data[at * 4 + channel] ?? 0;
        data[at * 4 + channel] = Math.round(
          (value * cover + below * under * (1 - cover)) / opacity,
        );
      }
      data[at * 4 + 3] = Math.round(opacity * 255);
    }
  }
  return { data, width, height };
}

/** A rectangle with round ends. */
export const pill = (width: number, height: number, colour: Colour): Pixels =>
  paint(width, height, 1, [[roundedBox(width, height, height / 2), colour]]);

/** The units of the logo's sides. */
const LOGO_UNITS = 32;

/** The product's logo on navy, as the app draws it (`src/ui/wordmark.tsx`); `side` in pixels. */
export const logo = (side: number): Pixels =>
  paint(side, side, side / LOGO_UNITS, [
    [roundedBox(LOGO_UNITS, LOGO_UNITS, 8), [255, 255, 255]],
    [
      line(
        [
          [8, 23.5],
          [8, 12],
          [16, 18.5],
          [24, 12],
          [24, 23.5],
        ],
        3.2,
      ),
      rgb(COLOURS.navy),
    ],
    [circle([16, 8.5], 2.8), rgb(COLOURS.action)],
  ]);
