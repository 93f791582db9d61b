import { addressName } from '#server/http/content-disposition.ts';
import type { FileKind } from './queries.ts';

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
