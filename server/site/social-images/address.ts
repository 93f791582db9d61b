import { isId } from '#server/platform/database/ids.ts';
import { CARDS_FOLDER } from '#src/contract/site/addresses.ts';

/** Whether the address is reserved for cards, even if no such card exists. */
export const isCardAddress = (pathname: string): boolean => pathname.startsWith(CARDS_FOLDER);

const JOB_CARD = /^jobs\/([^/]{36})\.png$/;

/** Which card a path names; undefined for none. */
export function cardAt(
  pathname: string,
): { kind: 'site' } | { kind: 'job'; id: string } | undefined {
  if (!isCardAddress(pathname)) return undefined;
  const name = pathname.slice(CARDS_FOLDER.length);
  if (name === 'site.png') return { kind: 'site' };
  const id = JOB_CARD.exec(name)?.[1];
  return id && isId(id) ? { kind: 'job', id: id.toLowerCase() } : undefined;
}
