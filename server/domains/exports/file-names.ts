/** Bytes of a name, with room for a number and for the folders of whoever unpacks the archive. */
const NAME_BYTES = 180;
const EXTENSION_BYTES = 20;

/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The text's first characters that fit in `most` bytes. */
function cutTo(text: string, most: number): string {
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    cut += character;
  }
  return cut;
}

/** The name without folders, and without characters that some system forbids in names. */
const plain = (name: string): string =>
  (name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '').replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>:|?*\ufffd]/gu,
    '',
  );

/** The text without points and spaces at its end, which Windows drops. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The stem of a file's name, and its extension with the dot. */
function partsOf(name: string): [stem: string, extension: string] {
  const whole = plain(name);
  const dot = whole.lastIndexOf('.');
  const extension = dot < 0 ? '' : trimmed(whole.slice(dot));
  const stem = (dot < 0 ? whole : whole.slice(0, dot))
    .trim()
    .replace(/^\.{1,200}/, '')
    .trim();
  const named = cutTo(stem, NAME_BYTES).trim() || 'file';
  return [RESERVED.test(named) ? `_${named}` : named, cutTo(extension, EXTENSION_BYTES)];
}

/**
 * Returns a function that makes names of uploaded files safe and unique for one folder: different also where case
 * doesn't count (rule EXPORT-1). An extension that is given replaces that of the name.
 */
export function createFileNames(): (name: string, extension?: string) => string {
  const taken = new Set<string>();
  return (name, given) => {
    const [stem, own] = partsOf(name);
    const extension = given ?? own;
    for (let number = 1; ; number += 1) {
      const unique = number === 1 ? `${stem}${extension}` : `${stem} (${number})${extension}`;
      const key = unique.normalize('NFKC').toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return unique;
    }
  };
}
