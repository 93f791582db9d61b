import { create } from 'content-disposition';
import { withoutAccents } from '../../../src/shared/without-accents.ts';
import type { FileKind } from './commands.ts';

/** Characters. */
const NAME_MAX = 120;

/** The file's name without its folder and without characters that file systems or headers do not allow. */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '');
  const dot = clean.lastIndexOf('.');
  const stem = clean.slice(0, dot).trim().slice(0, NAME_MAX) || 'file';
  return `${stem}${clean.slice(dot)}`;
}

/** The name in characters that any URL can carry. */
const addressName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '') || 'file';

/** The value of Content-Disposition for this name (RFC 6266 and 5987). */
export const disposition = (type: 'inline' | 'attachment', name: string): string =>
  // A truncated name may end in half a surrogate pair.
  create(name.toWellFormed(), { type, fallback: addressName(name) });

/** The path at which the API serves the file. */
export const fileUrl = (kind: FileKind, id: string, name: string, extension: string): string =>
  kind === 'resume'
    ? `/api/uploads/resumes/${id}/${addressName(name)}`
    : `/api/uploads/images/${id}.${extension}`;

/** The id in a path that `fileUrl` made; undefined for any other text. */
export function fileIdIn(kind: FileKind, address: string): string | undefined {
  const form =
    kind === 'resume'
      ? /^\/api\/uploads\/resumes\/([0-9a-f-]{36})\/[^/?#]+$/
      : /^\/api\/uploads\/images\/([0-9a-f-]{36})\.[a-z]+$/;
  return form.exec(address)?.[1];
}

/**
 * The path of an uploaded picture, taken from its URL with or without a host, in any size; undefined for any
 * other text.
 */
export const picturePath = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?(\/api\/uploads\/images\/[0-9a-f-]{36}\.[a-z]+)(?:\?size=[a-z]+)?$/i.exec(
    address,
  )?.[1];

/** The id of the uploaded file that a URL names, with or without a host; undefined for any other text. */
export const namedFileId = (address: string): string | undefined =>
  /\/api\/uploads\/(?:resumes|images)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[/.]/.exec(
    address,
  )?.[1];
