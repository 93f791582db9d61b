/** A piece of a line: text, strong text, or a link to an address of the web or of a mailbox. */
type Inline = string | { strong: string } | { text: string; href: string };

/** The longest address that becomes a link, in characters. */
const ADDRESS_MAX = 2000;
/**
 * `**strong**`, an address of the web, or a word, which may be a mailbox. An address has punctuation only in its
 * midst, and brackets in pairs. Every word is read as one, so that none is looked at again from its second letter.
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

/** The pieces of a text in their order; what is written in `**` may hold links again (rule TEXT-5). */
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
