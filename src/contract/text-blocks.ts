/** A paragraph with its line breaks, or the items of a list. */
export type TextBlock = { isList: boolean; lines: string[] };

const BULLET = /^\s*[-•*]\s+/;

/**
 * The paragraphs and lists of a plain text: lines that start with -, • or * are a list. With `asList`, each
 * of several lines is an item, with a dash or without.
 */
export const toTextBlocks = (text: string, asList = false): TextBlock[] => {
  const written = text.trim().replace(/\r\n?/g, '\n');
  const everyLine = asList && written.includes('\n');
  const blocks: TextBlock[] = [];
  for (const paragraph of written.split(/\n\s*\n/)) {
    let current: TextBlock | undefined;
    for (const line of paragraph.split('\n')) {
      const isList = everyLine || BULLET.test(line);
      if (current?.isList !== isList) {
        current = { isList, lines: [] };
        blocks.push(current);
      }
      current.lines.push(line.replace(BULLET, ''));
    }
  }
  return blocks;
};
