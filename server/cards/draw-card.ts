import { CARD_SIZE as CARD } from '../../src/contract/page.ts';
import { PRODUCT_NAME } from '../../src/contract/product.ts';
import { COLOURS, logo, type Pixels, pill, rgb } from './shapes.ts';
import type { TextPainter } from './text.ts';

const MARGIN = 80;
const ROOM = CARD.width - 2 * MARGIN;
/** The band at the foot, and the line above it. */
const FOOT = { height: 148, line: 8 };
const FOOT_TOP = CARD.height - FOOT.height;

/** What a card says. An empty company, place or type is left out. */
export type CardContent =
  | { kind: 'job'; title: string; company: string; place: string; type: string }
  | { kind: 'site'; sentence: string };

/** Sizes of a title, the largest first, each with the lines that it may have. */
const TITLE_SIZES = [
  { size: 76, height: 190 },
  { size: 64, height: 240 },
  { size: 52, height: 262 },
];

type Placed = { pixels: Pixels; left: number; top: number };

const startsFromRight = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** Texts written from right to left end at the right margin. */
const leftOf = (text: string, { width }: Pixels): number =>
  startsFromRight(text) ? CARD.width - MARGIN - width : MARGIN;

async function drawTitle({ draw, drawWithin }: TextPainter, text: string): Promise<Pixels> {
  const style = { bold: true, colour: '#ffffff', wrap: ROOM };
  const sizes = [...TITLE_SIZES];
  const smallest = sizes.pop();
  for (const { size, height } of sizes) {
    const drawn = await draw(text, { ...style, size });
    if (drawn.height <= height && drawn.width <= ROOM) return drawn;
  }
  const { size, height } = smallest ?? { size: 52, height: 262 };
  return drawWithin(text, { ...style, size }, { width: ROOM, height });
}

async function drawJob(
  painter: TextPainter,
  { title, company, place, type }: Extract<CardContent, { kind: 'job' }>,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  const name = await painter.draw(PRODUCT_NAME, { size: 38, bold: true, colour: '#ffffff' });
  placed.push({ pixels: logo(56), left: MARGIN, top: 56 });
  placed.push({ pixels: name, left: MARGIN + 74, top: 70 });
  const heading = await drawTitle(painter, title);
  const [from, until] = [148, FOOT_TOP - FOOT.line - 32];
  placed.push({
    pixels: heading,
    left: leftOf(title, heading),
    top: Math.round(from + (until - from - heading.height) / 2),
  });
  let room = ROOM;
  if (type) {
    const label = await painter.draw(type, { size: 28, bold: true, colour: COLOURS.navy });
    const [width, height] = [label.width + 56, 64];
    const left = CARD.width - MARGIN - width;
    const top = FOOT_TOP + (FOOT.height - height) / 2;
    placed.push({ pixels: pill(width, height, rgb(COLOURS.accent)), left, top });
    placed.push({
      pixels: label,
      left: left + 28,
      top: Math.round(top + (height - label.height) / 2),
    });
    room -= width + 40;
  }
  const lines = [
    { text: company, style: { size: 36, bold: true, colour: COLOURS.navy } },
    { text: place, style: { size: 30, colour: COLOURS.muted } },
  ].filter(({ text }) => text !== '');
  const drawn: Pixels[] = [];
  for (const { text, style } of lines) {
    const isEven = !startsFromRight(text);
    drawn.push(await painter.drawWithin(text, { ...style, isEven }, { width: room, height: 70 }));
  }
  const gap = 8;
  const height = drawn.reduce((sum, pixels) => sum + pixels.height, gap * (drawn.length - 1));
  let top = Math.round(FOOT_TOP + (FOOT.height - height) / 2);
  for (const pixels of drawn) {
    placed.push({ pixels, left: MARGIN, top });
    top += pixels.height + gap;
  }
  return placed;
}

async function drawSite(painter: TextPainter, sentence: string): Promise<Placed[]> {
  const name = await painter.draw(PRODUCT_NAME, { size: 104, bold: true, colour: '#ffffff' });
  const text = await painter.draw(sentence, {
    ...{ size: 46, colour: COLOURS.navyText, wrap: ROOM },
  });
  const side = 128;
  const top = 170;
  return [
    { pixels: logo(side), left: MARGIN, top },
    {
      pixels: name,
      left: MARGIN + side + 36,
      top: Math.round(top + (side - name.height) / 2),
    },
    { pixels: text, left: MARGIN, top: top + side + 56 },
  ];
}

const layer = ({ pixels, left, top }: Placed) => ({
  input: pixels.data,
  raw: { width: pixels.width, height: pixels.height, channels: 4 as const },
  ...{ left, top },
});

const box = (width: number, height: number, colour: string) => ({
  create: { width, height, channels: 3 as const, background: colour },
});

/** The card as a PNG. Throws when the library cannot draw it. */
export async function drawCard(painter: TextPainter, content: CardContent): Promise<Buffer> {
  const placed =
    content.kind === 'job'
      ? await drawJob(painter, content)
      : await drawSite(painter, content.sentence);
  const height = content.kind === 'job' ? FOOT.height : 56;
  const footTop = CARD.height - height;
  return painter
    .sharp(box(CARD.width, CARD.height, COLOURS.navy))
    .composite([
      { input: box(CARD.width, height, COLOURS.wash), left: 0, top: footTop },
      {
        input: box(CARD.width, FOOT.line, COLOURS.accent),
        left: 0,
        top: footTop - FOOT.line,
      },
      ...placed.map(layer),
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
