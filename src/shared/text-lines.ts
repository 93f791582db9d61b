/** How a list's items are numbered; '' for bullets. */
export type Marker = '' | '1' | 'a' | 'A';

/**
 * A line that isn't blank, trimmed. `isAfterBlank`: blank lines or a rule precede it. An item's text begins after
 * `mark`, which `marker` and `number` interpret.
 */
export type Line = {
  text: string;
  indent: number;
  isAfterBlank: boolean;
  mark: string;
  marker: Marker;
  number: number;
  isItem: boolean;
};

/** White space and zero-width characters, which may precede a mark. */
const PAD = /^[\s\u200b\u200e\u200f\u2060]+/;
const RULE = /^[-–—_=*~.•]{3,}$/;
/** A bullet; a sign that is only a mark among others of its kind; a number; a letter. */
const MARK =
  /^(?:([•·●▪■◦○‣⁃∙▸►➢➤✓✔✅\uf0b7]\ufe0f?)|([-–—−](?![->]|\d+\s?[°%])|\*(?=\s|[^*]*$)|\+(?!\s?\d)|[→»])|(\d{1,3})(?:[.)]{1,2}(?!\d)| ?-(?!\s?\d))|([a-z])\))(\s*)(?=\S)/i;
/** Signs that are a mark even alone, if a space follows. */
const PLAIN = '-*';
/** Maximum distance, in lines, at which two items confirm each other. */
const NEAR = 6;
const TAB = '    ';

const readLine = (raw: string, isAfterBlank: boolean): Line => {
  const text = raw.replace(PAD, '').trimEnd();
  const indent = raw.slice(0, raw.length - raw.trimStart().length).replaceAll('\t', TAB).length;
  const [mark = '', dot, sign, digits, letter, space] = MARK.exec(text) ?? [];
  const isLower = letter === letter?.toLowerCase();
  return {
    text,
    indent,
    isAfterBlank,
    mark,
    marker: digits ? '1' : letter ? (isLower ? 'a' : 'A') : '',
    number: digits ? Number(digits) : letter ? Number.parseInt(letter, 36) - 9 : 0,
    isItem: Boolean(dot || (sign && space && PLAIN.includes(sign))),
  };
};

/**
 * The lines of a text. An ambiguous mark only counts if the next number or another of its kind confirms it (rule
 * TEXT-3).
 */
export const readLines = (text: string): Line[] => {
  const lines: Line[] = [];
  const latest = new Map<string, number>();
  let isAfterBlank = false;
  for (const raw of text.split(/\r\n?|[\n\u2028\u2029]/)) {
    const line = readLine(raw, isAfterBlank);
    isAfterBlank = line.text === '' || RULE.test(line.text);
    if (isAfterBlank) continue;
    if (line.mark) {
      const kind = line.marker || line.mark.charAt(0);
      const place = latest.get(kind) ?? -NEAR;
      const before = lines[place];
      const step = line.marker ? 1 : 0;
      if (before && line.number - before.number === step && lines.length - place <= NEAR)
        before.isItem = line.isItem = true;
      latest.set(kind, lines.length);
    }
    lines.push(line);
  }
  return lines;
};

const WIDTH_MIN = 60;
const WIDTH_MAX = 120;
/** The part of the width that a wrapped line fills. */
const FILLED = 0.85;

/** Whether the first word of `line` would not have fitted at the end of `before`. */
export const isWrapped = (before: Line, line: Line, width: number): boolean =>
  before.indent + before.text.length + 1 + line.text.search(/\s|$/) > width * FILLED;

/** Whether a text begins with a small letter; 'b) …' doesn't. */
export const isLower = (text: string): boolean => /^[("'“]?\p{Ll}(?!\))/u.test(text);

/**
 * The width at which a text was wrapped, in characters; infinite if it wasn't. A wrapped text has most of its line
 * breaks where a word didn't fit, and most lines after these begin in mid-sentence (rule TEXT-4).
 */
export const wrapWidth = (lines: readonly Line[]): number => {
  const width = lines.reduce((max, { indent, text }) => Math.max(max, indent + text.length), 0);
  let breaks = 0;
  let full = 0;
  let lower = 0;
  if (width >= WIDTH_MIN && width <= WIDTH_MAX)
    lines.forEach((line, index) => {
      const before = lines[index - 1];
      if (!before || line.isItem || line.isAfterBlank) return;
      breaks++;
      if (!isWrapped(before, line, width)) return;
      full++;
      if (isLower(line.text)) lower++;
    });
  return full > 1 && full * 2 >= breaks && lower * 2 >= full ? width : Number.POSITIVE_INFINITY;
};
