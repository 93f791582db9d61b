/** A4, in points. */
const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const MARGIN = 64;
const LEADING = 17;
const WRAP_AT = 88;

/** Letters missing from Windows-1252, on codes that no resume uses: [code, glyph name]. */
const TURKISH: Readonly<Record<string, readonly [number, string]>> = {
  ğ: [1, 'gbreve'],
  Ğ: [2, 'Gbreve'],
  ı: [3, 'dotlessi'],
  İ: [4, 'Idotaccent'],
  ş: [5, 'scedilla'],
  Ş: [6, 'Scedilla'],
};

/** Windows-1252 characters whose code is not their Unicode code point. */
const PUNCTUATION: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** A character that the font cannot show becomes a question mark. */
const codeOf = (character: string): number => {
  const special = TURKISH[character]?.[0] ?? PUNCTUATION[character];
  if (special !== undefined) return special;
  const code = character.codePointAt(0) ?? 0;
  const isLatin = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return isLatin ? code : 0x3f;
};

/** A PDF string in hexadecimal: nothing in it needs escaping. */
const hexString = (text: string): string =>
  `<${[...text].map((character) => codeOf(character).toString(16).padStart(2, '0')).join('')}>`;

const wrap = (line: string): string[] => {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + 1 + word.length > WRAP_AT) {
      rows.push(row);
      row = word;
    } else {
      row = row === '' ? word : `${row} ${word}`;
    }
  }
  return [...rows, row];
};

/** The first line is the name, in large type; the rest that fits on the page follows in small type. */
const pageContent = (lines: readonly string[]): string => {
  const [name = '', ...rest] = lines;
  const top = PAGE_HEIGHT - MARGIN - 10;
  const rows = rest.flatMap(wrap).slice(0, Math.floor((top - MARGIN) / LEADING) - 1);
  const shown = rows.map((row) => `T* ${hexString(row)} Tj`).join('\n');
  return [
    `BT /F1 20 Tf ${MARGIN} ${top} Td ${hexString(name)} Tj`,
    `/F1 10.5 Tf ${LEADING} TL 0 -8 Td`,
    `${shown} ET`,
  ].join('\n');
};

/**
 * A valid PDF of one A4 page with the lines of a resume, the first one as its heading.
 * The font is the viewer's own Helvetica; Windows-1252 and the Turkish letters show, anything else as '?'.
 */
export const makeResumePdf = (lines: readonly string[]): Uint8Array => {
  const content = pageContent(lines);
  const differences = Object.values(TURKISH).map(([code, glyph]) => `${code} /${glyph}`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences.join(' ')}] >>`,
  ];
  // Every part is ASCII, so that a position in the text is a position in the file.
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
};
