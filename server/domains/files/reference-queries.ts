import type { Context } from 'hono';
import { messages } from '../../../src/contract/messages.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { fieldProblem, type Problem } from '../../http/problem.ts';
import { isId } from '../../http/request.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type FileKind, findFile } from './commands.ts';
import { fileIdIn, picturePath } from './file-names.ts';

/** The origins at which this API is reached. */
export const apiOrigins = (c: Context, { publicUrl }: Pick<Dependencies, 'publicUrl'>): string[] =>
  [c.req.url, publicUrl].flatMap((url) => (url ? new URL(url).origin : []));

/**
 * The path of a URL that names this API's own host, as a browser app on another host sends it; other URLs as
 * they are.
 */
function withoutOwnHost(address: string, origins: readonly string[]): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origins.includes(origin) && pathname.startsWith('/api/uploads/') ? pathname : address;
}

/**
 * The path of a picture's URL, whatever its host: behind proxies, a server does not know all of its names.
 * Refuses (400) every other URL, whose host would learn who looks at the picture.
 */
function pathOfPicture(address: string): string {
  const path = address === '' ? '' : picturePath(address);
  if (path === undefined) throw fieldProblem('profile_image_url', messages.imageElsewhere);
  return path;
}

/** Whose file a URL may name, the error otherwise, and where this API is reached. */
export type FileReference = {
  kind: FileKind;
  userId: unknown;
  error: Problem;
  origins: readonly string[];
};

/** Like `resolveFileReference`, for callers that know the API's origins. */
export async function resolveFileReferenceAt(
  db: Database,
  { kind, userId, error, origins }: FileReference,
  given: string,
): Promise<{ url: string; fileId: string | null }> {
  const url = kind === 'image' ? pathOfPicture(given) : withoutOwnHost(given, origins);
  if (!url.startsWith('/')) return { url, fileId: null };
  const id = fileIdIn(kind, url);
  const file = id && isId(id) ? await findFile(db, id, kind) : undefined;
  if (!file || file.owner_id !== userId) throw error;
  return { url, fileId: file._id };
}

/**
 * Checks a URL that the caller wants to store. A resume may be any web address; an uploaded file must be the
 * caller's own, or `error` is thrown. Gives the URL to store and the file's id.
 */
export const resolveFileReference = (
  c: Context,
  dependencies: Dependencies,
  owned: Omit<FileReference, 'origins'>,
  given: string,
): Promise<{ url: string; fileId: string | null }> =>
  resolveFileReferenceAt(
    dependencies.database.db,
    { ...owned, origins: apiOrigins(c, dependencies) },
    given,
  );
