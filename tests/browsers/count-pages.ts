import { inflateSync } from 'node:zlib';

/** The text of a compressed part of a PDF; empty if it is compressed in another way. */
const inflate = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
};

/** The number of a PDF's pages, whose objects some writers compress. */
export function countPages(pdf: Buffer): number {
  const parts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    if (pdf.subarray(at - 3, at).toString() !== 'end')
      parts.push(inflate(pdf.subarray(at + 'stream\n'.length, end)));
  }
  return parts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
