import { headingOf } from './text-headings.ts';
import { isLower, isWrapped, type Line, type Marker, readLines, wrapWidth } from './text-lines.ts';

/** `lists` are nested in the item; their items have none. */
type TextItem = { text: string; lists: TextList[] };
/** Numbers and letters count up from `start`, which is 0 for bullets. */
export type TextList = { marker: Marker; start: number; items: TextItem[] };
/** A heading, a paragraph with the line breaks to keep, or a list. */
export type TextBlock = { heading: string } | { text: string } | TextList;

/** Minimum extra indentation, in characters, of a nested item. */
const NESTED = 2;

/** The list at the end of `blocks` that a line continues, or a new one. */
const listFor = (line: Line, blocks: TextBlock[]): TextList => {
  const marker = line.isItem ? line.marker : '';
  const last = blocks.at(-1);
  if (last && 'items' in last && last.marker === marker)
    if (marker === '' || line.number === last.start + last.items.length) return last;
  const list = { marker, start: line.number, items: [] };
  blocks.push(list);
  return list;
};

/** Rules TEXT-3 and TEXT-4. */
const blocksOf = (lines: readonly Line[], asList: boolean, withTitles: boolean): TextBlock[] => {
  const width = wrapWidth(lines);
  const blocks: TextBlock[] = [];
  /** The paragraph or item that the next line may continue, and an item's line. */
  let open: { text: string } | undefined;
  let itemLine: Line | undefined;
  /** The latest top-level item, with its line. */
  let top: { item: TextItem; line: Line } | undefined;

  /** Whether a line continues the one before. */
  const isRest = (line: Line, before: Line): boolean =>
    (itemLine?.isItem && (line.indent > itemLine.indent || isLower(line.text))) ||
    (isWrapped(before, line, width) && !before.text.endsWith(':'));

  const addItem = (line: Line) => {
    const below = line.isItem && top && line.indent >= top.line.indent + NESTED ? top : undefined;
    const item = { text: line.isItem ? line.text.slice(line.mark.length) : line.text, lists: [] };
    listFor(line, below ? below.item.lists : blocks).items.push(item);
    top = below ?? { item, line };
    itemLine = line;
    open = item;
  };

  const addBlock = (block: TextBlock) => {
    blocks.push(block);
    top = itemLine = undefined;
    open = 'text' in block ? block : undefined;
  };

  lines.forEach((line, index) => {
    const before = line.isAfterBlank ? undefined : lines[index - 1];
    if (before && open && !line.isItem && isRest(line, before)) {
      open.text += ` ${line.text}`;
      return;
    }
    const isBelowText = Boolean(before && open && !itemLine);
    const next = lines[index + 1];
    const heading = headingOf(line, { next, isBelowText, asList, withTitles });
    if (heading) addBlock({ heading });
    else if (line.isItem || asList) addItem(line);
    else if (open && isBelowText) open.text += `\n${line.text}`;
    else addBlock({ text: line.text });
  });
  return blocks;
};

/**
 * The headings, paragraphs and lists of a plain text, by the rules of the product's documentation. With `asList`,
 * each of several lines is an item, with a mark or without.
 */
export const toTextBlocks = (text: string, asList = false): TextBlock[] => {
  const lines = readLines(text);
  const everyLine = asList && lines.length > 1;
  const blocks = blocksOf(lines, everyLine, true);
  const headings = blocks.filter((block) => 'heading' in block).length;
  // A line on its own is no title if the text has no other heading: 'Many thanks' above a message.
  return headings === 1 ? blocksOf(lines, everyLine, false) : blocks;
};
