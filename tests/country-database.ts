import { isIPv4 } from 'node:net';

/*
 * Writes a small MaxMind DB, as https://maxmind.github.io/MaxMind-DB/ describes it: a tree of the bits of addresses,
 * sixteen zero bytes, the values at its leaves, and the description of the whole.
 */

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** Types of the format that are used here, by their numbers. */
const [TEXT, UINT32, MAP, ARRAY] = [2, 6, 7, 11];
/** Types from here on have a second byte. */
const EXTENDED = 8;

const head = (type: number, size: number): Buffer =>
  type < EXTENDED ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7]);

/** A value of at most 28 bytes or items. */
function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([head(UINT32, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(ARRAY, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([head(MAP, entries.length), ...entries.flat().map(encode)]);
}

/** The bits of a network such as 192.0.2.0/24 or 2001:db8::/32; IPv4 is at the start of IPv6, as in `::192.0.2.0`. */
function bitsOf(network: string): string {
  const [address = '', length = ''] = network.split('/');
  if (isIPv4(address)) {
    const bytes = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
    return '0'.repeat(96) + bytes.join('').slice(0, Number(length));
  }
  const [before = '', after = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array<string>(zeros).fill('0'), ...groups(after)];
  const bits = all.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'));
  return bits.join('').slice(0, Number(length));
}

type Node = [Node | Buffer | undefined, Node | Buffer | undefined];

/** A database with a value for each network. */
export function makeCountryDatabase(places: Readonly<Record<string, Value>>): Buffer {
  const root: Node = [undefined, undefined];
  const nodes: Node[] = [root];
  for (const [network, value] of Object.entries(places)) {
    const bits = [...bitsOf(network)].map(Number);
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      const next = node[bit] ?? [undefined, undefined];
      if (Buffer.isBuffer(next)) throw new Error(`${network} is part of another network`);
      if (!node[bit]) nodes.push(next);
      node[bit] = next;
      node = next;
    }
    node[bits.at(-1) ?? 0] = encode(value);
  }
  const data: Buffer[] = [];
  let size = 0;
  const recordOf = (side: Node | Buffer | undefined): number => {
    if (side === undefined) return nodes.length;
    if (!Buffer.isBuffer(side)) return nodes.indexOf(side);
    const at = size;
    data.push(side);
    size += side.length;
    return nodes.length + 16 + at;
  };
  const tree = nodes.flat().map((side) => {
    const record = Buffer.alloc(3);
    record.writeUIntBE(recordOf(side), 0, 3);
    return record;
  });
  const about = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 6,
    database_type: 'Test-Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'Made by a test' },
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([...tree, Buffer.alloc(16), ...data, marker, about]);
}
