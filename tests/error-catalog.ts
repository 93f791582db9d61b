/** What a row of the error catalog shows for one status, or for every other failure. */
type Shown = {
  /** The text of the row itself; without one, the row's last text. */
  text?: string | undefined;
  /** Whether the server's words are shown if it says something. */
  prefersServer?: boolean;
};

/** A row of docs/product.md's error catalog (rule ERROR-1), as far as it depends on status and words of the reply. */
export type CatalogRow = {
  call: string;
  byStatus: ReadonlyMap<number, Shown>;
  /** For other refusals (4xx), if they differ from the rest. */
  refused?: string | undefined;
  fallback: string;
  prefersServer: boolean;
};

const QUOTED = /“([^“”]+)”/g;
const quotedIn = (text: string) => [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted);
const STATUSES = /^((?:\d{3}(?:, )?)+) ?/;
const SERVER = "server's words";

function readRow(call: string, cell: string, byName: ReadonlyMap<string, CatalogRow>): CatalogRow {
  const byStatus = new Map<number, Shown>();
  let [prefersServer, fallback]: [boolean, string | undefined] = [false, undefined];
  let refused: string | undefined;
  for (const part of cell.split('; ')) {
    const [statuses = '', numbers = ''] = STATUSES.exec(part) ?? [];
    const what = part.slice(statuses.length);
    const [first, second] = quotedIn(what);
    const isServer = what.startsWith(SERVER);
    const reference = /^as (.+), else “/.exec(what)?.[1];
    if (numbers) {
      for (const number of numbers.split(', '))
        byStatus.set(Number(number), { prefersServer: isServer, text: first });
    } else if (reference) {
      for (const [status, shown] of byName.get(reference)?.byStatus ?? [])
        byStatus.set(status, shown);
      fallback = first;
    } else if (isServer || what.startsWith('else “') || /^“[^”]+”(?:, when .*)?$/.test(what)) {
      prefersServer ||= isServer;
      if (second) [refused, fallback] = [first, second];
      else fallback ??= first;
    }
  }
  if (!fallback) throw new Error(`No text for every failure of “${call}”`);
  return { call, byStatus, refused, fallback, prefersServer };
}

/** The rows of the error catalog; without those for which nothing is shown. */
export function readErrorCatalog(product: string): Map<string, CatalogRow> {
  const rows = new Map<string, CatalogRow>();
  const [, table = ''] = product.split('\n| call | failure |\n|---|---|\n');
  for (const line of table.slice(0, table.indexOf('\n\n')).split('\n')) {
    const [call = '', cell = ''] = line.slice(2, -2).split(' | ');
    if (cell === 'nothing is shown') continue;
    const name = call.replace('set a status', 'a status');
    rows.set(name, readRow(call, cell, rows));
  }
  return rows;
}

/** All texts of a row that `expectedText` may give. */
export const textsOf = ({ byStatus, refused, fallback }: CatalogRow): string[] =>
  [...[...byStatus.values()].map(({ text }) => text), refused, fallback].filter(
    (text) => text !== undefined,
  );

/** What the row shows for a reply with this status, in which the server may say something. */
export function expectedText(row: CatalogRow, status: number, said?: string): string {
  const own = row.byStatus.get(status);
  if (own && !own.prefersServer) return own.text ?? row.fallback;
  if (said && (own?.prefersServer || row.prefersServer)) return said;
  if (own?.text) return own.text;
  const isRefusal = status >= 400 && status < 500;
  return (isRefusal && !own ? row.refused : undefined) ?? row.fallback;
}
