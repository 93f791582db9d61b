import { create } from 'content-disposition';
import { withoutAccents } from '#src/shared/fold-text.ts';

/** Maximum characters before the extension. */
const NAME_MAX = 120;

/** The file's name without its folder and without characters that file systems or headers forbid. */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '');
  const dot = clean.lastIndexOf('.');
  const stem = clean.slice(0, dot).trim().slice(0, NAME_MAX) || 'file';
  return `${stem}${clean.slice(dot)}`;
}

/** The name in URL-safe characters. */
export const addressName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '') || 'file';

/** The value of Content-Disposition for this name (RFC 6266 and 5987). */
export const disposition = (type: 'inline' | 'attachment', name: string): string =>
  // A truncated name may end in half a surrogate pair.
  create(name.toWellFormed(), { type, fallback: addressName(name) });
