import type { Sharp, SharpConstructor } from 'sharp';
import { createStore } from '../cache.ts';
import { loadSharp } from '../files/pictures.ts';
import { FONT, readCoverage, unpackFonts } from './fonts.ts';
import type { Pixels } from './shapes.ts';

type TextStyle = {
  /** Pixels. */
  size: number;
  bold?: boolean;
  /** '#183749'. */
  colour: string;
  /** The width in which lines are broken, in pixels; one line without it. */
  wrap?: number;
  /** Whether the height is that of any line, whatever its letters are. */
  isEven?: boolean;
};

/** Draws texts. `drawWithin` draws the longest beginning that has room, with an ellipsis where it was cut. */
export type TextPainter = {
  sharp: SharpConstructor;
  draw: (text: string, style: TextStyle) => Promise<Pixels>;
  drawWithin: (text: string, style: TextStyle, room: Room) => Promise<Pixels>;
  /** The text on one line, without the characters that no font here has; '' when nothing is left to see. */
  clean: (text: string) => Promise<string>;
};
type Room = { width: number; height: number };

/** Seconds that one text may take; the largest take 0.1. */
const TIMEOUT = 10;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Pango reads markup; nothing that people typed is any. */
const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** A high and a low letter that are not seen. */
const HEIGHT = '<span alpha="1"> Ğg</span>';

/** Control characters, and those that change the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters that no font has, of four and of six hexadecimal digits: drawn as a box with these. */
const UNKNOWN = { short: '\uf8fe', long: '\u{10fffd}' };

/**
 * Loads the fonts, unpacked into `fontFolder`. They are read again for each new size, and a process that once
 * had them from another folder goes on with that: without the files, every letter is drawn as the same box.
 */
export async function createTextPainter(fontFolder: string): Promise<TextPainter> {
  const sharp = await loadSharp();
  const isCovered = await readCoverage();
  const open = (text: string, style: TextStyle, fontfile?: string): Sharp => {
    const { size, bold, colour, wrap, isEven } = style;
    const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
    return sharp({
      text: {
        text: isEven ? markup + HEIGHT : markup,
        font: `${FONT} ${bold ? 'Bold ' : ''}${size}`,
        rgba: true,
        ...(fontfile && { fontfile }),
        // 'word-char' breaks a word that is longer than a line.
        ...(wrap ? { width: wrap, wrap: 'word-char' } : { wrap: 'none' }),
      },
    }).timeout({ seconds: TIMEOUT });
  };
  const draw = async (text: string, style: TextStyle, fontfile?: string): Promise<Pixels> => {
    const { data, info } = await open(text, style, fontfile)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };

  // A font file that was given once is known from then on.
  const sample = { size: 20, colour: '#000000' };
  for (const path of await unpackFonts(fontFolder)) await draw('a', sample, path);
  const boxes = [await draw(UNKNOWN.short, sample), await draw(UNKNOWN.long, sample)];

  // Whether the characters of a block of 128 can be drawn.
  const blocks = createStore<boolean>('alphabets of fonts');
  /** Whether a font of the machine has the character: what none has is drawn as a box of one size. */
  const isDrawable = async (character: string): Promise<boolean> => {
    if (isCovered(character)) return true;
    const block = String((character.codePointAt(0) ?? 0) >> 7);
    const known = blocks.get(block);
    if (known !== undefined) return known;
    const drawn = await draw(character, sample).catch(() => undefined);
    const isBox = boxes.some(
      ({ width, height }) => drawn?.width === width && drawn.height === height,
    );
    blocks.set(block, drawn !== undefined && !isBox);
    return drawn !== undefined && !isBox;
  };

  const clean = async (text: string): Promise<string> => {
    let cleaned = '';
    for (const character of text.toWellFormed().replace(/\s+/g, ' ').replace(INVISIBLE, ''))
      if (await isDrawable(character)) cleaned += character;
    // Joiners and accents without a letter draw nothing.
    return VISIBLE.test(cleaned) ? cleaned.replace(/ {2,}/g, ' ').trim() : '';
  };

  const drawWithin = async (text: string, style: TextStyle, room: Room): Promise<Pixels> => {
    const whole = await draw(text, style);
    const hasRoom = ({ width, height }: Pixels) => width <= room.width && height <= room.height;
    if (hasRoom(whole)) return whole;
    const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    let [fits, tooLong] = [0, characters.length];
    let best = await draw('…', style);
    while (tooLong - fits > 1) {
      const middle = Math.floor((fits + tooLong) / 2);
      const beginning = characters.slice(0, middle).join('').trimEnd();
      const drawn = await draw(`${beginning}…`, style);
      if (hasRoom(drawn)) [best, fits] = [drawn, middle];
      else tooLong = middle;
    }
    return best;
  };
  return { sharp, draw, drawWithin, clean };
}
