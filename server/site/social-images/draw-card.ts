import { type CSSProperties, createElement, type ReactNode } from 'react';
import { loadSharp } from '#server/platform/images/sharp.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { CARD_SIZE as CARD } from '#src/contract/site/page.ts';
import { FONT_FAMILY, readCoverage, readFonts } from './fonts.ts';

/** What a card says. An empty company, place or type is left out. */
export type CardContent =
  | { kind: 'job'; title: string; company: string; place: string; type: string }
  | { kind: 'site'; sentence: string };

/** The tokens of the app's light theme (`src/ui/styles.css`) that cards are drawn in. */
const COLOURS = {
  navy: '#183749',
  navyText: '#eaf2f5',
  wash: '#ecf8f9',
  muted: '#4e616d',
  accent: '#fcd925',
  action: '#ae1c28',
};

const MARGIN = 80;
/** Maximum seconds per drawing; the largest take 0.1. */
const TIMEOUT = 10;

const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text cut with an ellipsis after `lines` lines. */
const text = (content: string, lines: number, style: CSSProperties): ReactNode =>
  content &&
  createElement(
    'div',
    { style: { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style } },
    content,
  );

/** Font sizes and maximum lines of titles with at most this many characters. */
const TITLE_SIZES = [
  { characters: 36, fontSize: 76, lines: 3 },
  { characters: 64, fontSize: 64, lines: 4 },
];

/** The card with a band at its foot. */
const withFoot = (content: ReactNode, height: number, foot?: ReactNode): ReactNode =>
  box(
    { flexDirection: 'column', width: '100%', height: '100%' },
    box({ flexDirection: 'column', flexGrow: 1, padding: `0 ${MARGIN}px` }, content),
    box(
      {
        height,
        padding: `0 ${MARGIN}px`,
        color: COLOURS.navy,
        borderTop: `8px solid ${COLOURS.accent}`,
        background: COLOURS.wash,
      },
      foot,
    ),
  );

function jobCard({ title, company, place, type }: Extract<CardContent, { kind: 'job' }>) {
  const { fontSize, lines } = TITLE_SIZES.find(({ characters }) => title.length <= characters) ?? {
    fontSize: 52,
    lines: 4,
  };
  const heading = box(
    { flexDirection: 'column', flexGrow: 1, fontWeight: 700 },
    box({ padding: '58px 74px 0', fontSize: 38 }, PRODUCT_NAME),
    box(
      { flexGrow: 1, alignItems: 'center' },
      text(title, lines, { width: '100%', fontSize, lineHeight: 1.15 }),
    ),
  );
  const facts = box(
    { flexDirection: 'column', flex: 1 },
    text(company, 1, { fontSize: 36, fontWeight: 700 }),
    text(place, 1, { fontSize: 30, color: COLOURS.muted }),
  );
  const label = box(
    {
      marginLeft: 40,
      padding: '13px 28px',
      borderRadius: 32,
      background: COLOURS.accent,
      fontSize: 28,
      fontWeight: 700,
      whiteSpace: 'nowrap',
    },
    type,
  );
  const foot = box({ width: '100%', alignItems: 'center' }, facts, type && label);
  return withFoot(heading, 156, foot);
}

const siteCard = (sentence: string) =>
  withFoot(
    box(
      { flexDirection: 'column', paddingTop: 158, color: COLOURS.navyText },
      box({ marginLeft: 164, fontSize: 104, fontWeight: 700, color: '#ffffff' }, PRODUCT_NAME),
      text(sentence, 2, { marginTop: 42, fontSize: 46 }),
    ),
    64,
  );

/** The product's mark, as the app draws it (`src/ui/logo.ts`), as SVG; `side` in pixels. */
const mark = (side: number, top: number): string =>
  `<g transform="translate(${MARGIN} ${top}) scale(${side / 32})" fill="none">` +
  '<rect width="32" height="32" rx="8" fill="#fff"/>' +
  `<path d="M8 23.5V12l8 6.5 8-6.5v11.5" stroke="${COLOURS.navy}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="16" cy="8.5" r="2.8" fill="${COLOURS.action}"/></g>`;

const drawingOf = (content: CardContent) =>
  content.kind === 'job'
    ? { tree: jobCard(content), mark: mark(56, 56) }
    : { tree: siteCard(content.sentence), mark: mark(128, 170) };

/** Draws cards from texts that went through `clean`. */
export type CardPainter = {
  /** The text on one line without characters that the fonts lack; '' if nothing visible is left. */
  clean: (text: string) => string;
  /** The card as a PNG. Throws when the library cannot draw it. */
  draw: (content: CardContent) => Promise<Buffer>;
};

/** Loads the fonts and drawing libraries on demand: neither the server's start nor most tests need them. */
export async function createCardPainter(): Promise<CardPainter> {
  const [{ default: satori }, sharp, clean, fonts] = await Promise.all([
    import('satori'),
    loadSharp(),
    readCoverage(),
    readFonts(),
  ]);
  const draw = async (content: CardContent): Promise<Buffer> => {
    const drawing = drawingOf(content);
    const style = { background: COLOURS.navy, color: '#ffffff', fontFamily: FONT_FAMILY };
    const card = box({ ...style, width: CARD.width, height: CARD.height }, drawing.tree);
    const svg = (await satori(card, { ...CARD, fonts })).replace(
      /<\/svg>$/,
      `${drawing.mark}</svg>`,
    );
    return sharp(Buffer.from(svg))
      .timeout({ seconds: TIMEOUT })
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return { clean, draw };
}
