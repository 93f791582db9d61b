import { apiUrl } from '#src/lib/config.ts';
import { safePath } from '#src/lib/safe-path.ts';

/** A picture's path on the app's own host, the same on the server and in the browser. */
const ownPath = (picture: string): string => {
  const isOwn = typeof window !== 'undefined' && picture.startsWith(`${window.location.origin}/`);
  return safePath(isOwn ? picture.slice(window.location.origin.length) : picture, '');
};

/**
 * A picture's URL in the given size; null for none, and for a picture on any other host than the API's, which would
 * learn who views it (rule FILE-4).
 */
export const pictureUrl = (
  picture: string | null | undefined,
  size: 'card' | 'page',
): string | null => {
  if (!picture) return null;
  const onApiHost = picture.startsWith('/') ? apiUrl + picture : picture;
  const address = apiUrl ? onApiHost : ownPath(picture);
  if (!address.startsWith(`${apiUrl}/`)) return null;
  return size === 'card' && address.includes('/api/uploads/') ? `${address}?size=card` : address;
};
