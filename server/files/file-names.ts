import { create } from 'content-disposition';
import { withoutAccents } from '../../src/contract/without-accents.ts';
import type { FileKind } from '../store/files.ts';

/** Characters. */
const NAME_MAX = 120;

/** The last part of a sender's file name, without what no file system or header should see. */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '');
  const dot = clean.lastIndexOf('.');
  const stem = clean.slice(0, dot).trim().slice(0, NAME_MAX) || 'file';
  return `${stem}${clean.slice(dot)}`;
}

/** The name in letters that any address can carry. */
export const addressName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '') || 'file';

/** The value of Content-Disposition for this name (RFC 6266 and 5987). */
export const disposition = (type: 'inline' | 'attachment', name: string): string =>
  // A name that was cut may end in half a sign.
  create(name.toWellFormed(), { type, fallback: addressName(name) });

/** Where the API gives the file out. */
export const fileAddress = (kind: FileKind, id: string, name: string, extension: string): string =>
  kind === 'resume'
    ? `/api/uploads/resumes/${id}/${addressName(name)}`
    : `/api/uploads/images/${id}.${extension}`;

/** The id in an address that `fileAddress` made; undefined for any other address. */
export function fileIdIn(kind: FileKind, address: string): string | undefined {
  const form =
    kind === 'resume'
      ? /^\/api\/uploads\/resumes\/([0-9a-f-]{36})\/[^/?#]+$/
      : /^\/api\/uploads\/images\/([0-9a-f-]{36})\.[a-z]+$/;
  return form.exec(address)?.[1];
}

/** The path of an uploaded picture, from its address with a host or without, in any size; undefined for any other address. */
export const picturePath = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?(\/api\/uploads\/images\/[0-9a-f-]{36}\.[a-z]+)(?:\?size=[a-z]+)?$/i.exec(
    address,
  )?.[1];

/** The id of the uploaded file that an address names in any form, with a host or without; undefined for any other address. */
export const namedFileId = (address: string): string | undefined =>
  /\/api\/uploads\/(?:resumes|images)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[/.]/.exec(
    address,
  )?.[1];
