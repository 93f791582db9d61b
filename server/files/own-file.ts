import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { Problem } from '../problem.ts';
import { isId } from '../request.ts';
import { type FileKind, findFile } from '../store/files.ts';
import { fileIdIn } from './file-names.ts';

/** The address as a path when it names this API's own host, as a browser app on another one sends it. */
function withoutOwnHost(address: string, c: Context, publicUrl?: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  const own = [c.req.url, publicUrl].some((url) => url && new URL(url).origin === origin);
  return own && pathname.startsWith('/api/uploads/') ? pathname : address;
}

/**
 * Checks an address that the caller wants kept: one on the web passes as it is, one of an uploaded
 * file must be the caller's own, or `refusal` is thrown. Gives the address to keep and the file's id.
 */
export async function ownFile(
  c: Context,
  { database, publicUrl }: Dependencies,
  { kind, userId, refusal }: { kind: FileKind; userId: string; refusal: Problem },
  given: string,
): Promise<{ url: string; fileId: string | null }> {
  const url = withoutOwnHost(given, c, publicUrl);
  if (!url.startsWith('/')) return { url, fileId: null };
  const id = fileIdIn(kind, url);
  const file = id && isId(id) ? await findFile(database.db, id, kind) : undefined;
  if (file?.owner_id !== userId) throw refusal;
  return { url, fileId: file._id };
}
