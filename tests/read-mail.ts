/*
 * Parses a raw mail (RFC 5322, 2045 and 2047), as far as this server's mails need.
 */

type Part = {
  /** By lower-case name, unfolded and decoded. */
  headers: Map<string, string>;
  /** Without its parameters, lower-case: `text/html`. */
  type: string;
  /** The whole header. */
  contentType: string;
  /** Decoded as UTF-8; '' if it has parts. */
  text: string;
  parts: Part[];
};

const decodeQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; blanks between two of them are dropped. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64')
        : decodeQuoted(body.replaceAll('_', ' '))
      ).toString(),
    );

function readPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const [head, body] = [source.slice(0, end), source.slice(end + 4)];
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const contentType = headers.get('content-type') ?? 'text/plain';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary) {
    const between = body.split(`--${boundary}`).slice(1, -1);
    const parts = between.map((part) => readPart(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
    return { headers, type, contentType, text: '', parts };
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64')
    return { headers, type, contentType, text: Buffer.from(body, 'base64').toString(), parts: [] };
  const text = encoding === 'quoted-printable' ? decodeQuoted(body).toString() : body;
  return { headers, type, contentType, text, parts: [] };
}

const leaves = (part: Part): Part[] =>
  part.parts.length > 0 ? part.parts.flatMap(leaves) : [part];

/** A parsed mail; `calendar` is the inline event, `files` are the attachments. */
export function readMail(source: string) {
  const mail = readPart(source);
  const all = leaves(mail);
  const isFile = (part: Part) => /^attachment/i.test(part.headers.get('content-disposition') ?? '');
  const shown = (type: string) => all.find((part) => part.type === type && !isFile(part));
  return {
    header: (name: string) => mail.headers.get(name.toLowerCase()) ?? '',
    to: mail.headers.get('to') ?? '',
    subject: mail.headers.get('subject') ?? '',
    text: (shown('text/plain')?.text ?? '').replaceAll('\r\n', '\n'),
    html: shown('text/html')?.text ?? '',
    calendar: shown('text/calendar'),
    files: all.filter(isFile),
  };
}
export type ReadMail = ReturnType<typeof readMail>;
