import { isId } from '../../platform/database/ids.ts';

/** Whether the address is kept for cards, be there such a card or not. */
export const isCardAddress = (pathname: string): boolean => pathname.startsWith('/cards/');

const JOB_CARD = /^\/cards\/jobs\/([^/]{36})\.png$/;

/** Which card a path names; undefined for none. */
export function cardAt(
  pathname: string,
): { kind: 'site' } | { kind: 'job'; id: string } | undefined {
  if (pathname === '/cards/site.png') return { kind: 'site' };
  const id = JOB_CARD.exec(pathname)?.[1];
  return id && isId(id) ? { kind: 'job', id: id.toLowerCase() } : undefined;
}
