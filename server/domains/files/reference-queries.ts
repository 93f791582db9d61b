import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, type Problem } from '#server/http/problem.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { fileIdIn, picturePath } from './address-rules.ts';
import { type FileKind, findFile } from './queries.ts';

/** The origins of this API: the request's, and the public one. */
export const apiOrigins = (
  requestUrl: string,
  { publicUrl }: Pick<Dependencies, 'publicUrl'>,
): string[] => [requestUrl, publicUrl].flatMap((url) => (url ? new URL(url).origin : []));

/**
 * The path of a URL to this API's uploads, which a browser app on another host sends with a host; other URLs unchanged.
 */
function withoutOwnHost(address: string, origins: readonly string[]): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origins.includes(origin) && pathname.startsWith('/api/uploads/') ? pathname : address;
}

/**
 * The path of a picture's URL, whatever its host, since a server behind proxies does not know all its names. Refuses
 * (400) other URLs, whose host would learn who views the picture.
 */
function pathOfPicture(address: string): string {
  const path = address === '' ? '' : picturePath(address);
  if (path === undefined) throw fieldProblem('profile_image_url', errorMessages.imageElsewhere);
  return path;
}

/** Whose file a URL may name, the error otherwise, and this API's origins. */
export type FileReference = {
  kind: FileKind;
  userId: unknown;
  error: Problem;
  origins: readonly string[];
};

/**
 * Checks a URL that the caller wants to store. A resume may be any web address; an uploaded file must be the user's
 * own, or `error` is thrown. Returns the URL to store and the file's id (rule APPLY-9).
 */
export async function resolveFileReference(
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
