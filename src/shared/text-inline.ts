/** A piece of a line: text, strong text, or a link to a URL or an email address. */
type Inline = string | { strong: string } | { text: string; href: string };

/** The longest address that becomes a link, in characters. */
const ADDRESS_MAX = 2000;
/**
 * `**strong**`, a URL, or a word, which may be an email address. A URL has punctuation only in the middle, and brackets
 * in pairs. Matching whole words avoids a second scan from each word's second letter.
 */
const PIECE =
  /(\*\*(?=[^\s*])[^*\n]+\*\*|(?:https?:\/\/|www\.)(?:[.,;:!?*…]*(?:[^\s()[\]<>"'’“”«».,;:!?*…\u200b]|\([^\s()]*\)))+|[^\s()[\]<>"'’“”«».,;:!?*…\u200b@/]+(?:\.[^\s()[\]<>"'’“”«».,;:!?*…\u200b@/]+)*(?:@[^\s()[\]<>"'’“”«».,;:!?*…\u200b@/]+(?:\.[^\s()[\]<>"'’“”«».,;:!?*…\u200b@/]+)+)?)/i;
const ADDRESS = /^(?:(https?:\/\/)|(www\.)|.+@)/i;

const readPiece = (piece: string): Inline => {
  if (piece.startsWith('**')) return { strong: piece.slice(2, -2) };
  const [isAddress, scheme, www] = ADDRESS.exec(piece) ?? [];
  if (!isAddress || piece.length > ADDRESS_MAX) return piece;
  return { text: piece, href: (scheme ? '' : www ? 'https://' : 'mailto:') + piece };
};

/** The pieces of a text in order; strong text may contain links (rule TEXT-5). */
export const toInline = (text: string): Inline[] => {
  const pieces: Inline[] = [];
  let plain = '';
  text.split(PIECE).forEach((part, index) => {
    const piece = index % 2 === 1 ? readPiece(part) : part;
    if (typeof piece === 'string') {
      plain += piece;
      return;
    }
    pieces.push(plain, piece);
    plain = '';
  });
  return [...pieces, plain].filter((piece) => piece !== '');
};
