import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#src/contract/endpoint.ts';
import * as endpoints from '#src/contract/files/endpoints.ts';
import { isUploadedFile } from '#src/contract/files/upload.ts';
import { resumeName } from '#src/lib/resume-name.ts';
import { createObjectUrl, saveAs } from '#src/lib/save-file.ts';
import { readToken } from '#src/lib/token.ts';
import { ApiError, withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { endSessionIfOver, resolveApiUrl, send, tokenHeaders } from './http.ts';
import { toApiError } from './read-error.ts';
import { keyOf } from './resource-key.ts';

/** Rule FILE-6. */
export const uploadResumeFailure = withServerMessage(
  msg`Failed to upload resume. Please try again.`,
);

export type Upload = { file: File; onProgress?: (fraction: number) => void; signal?: AbortSignal };

/** Milliseconds without a byte either way until an upload fails: slow connections are fine, dead ones are not. */
const STALL_MS = 20_000;

/**
 * Sends `file` as the multipart field `file` and reports progress (0 to 1). Fetch can't report the
 * progress of an upload over HTTP/1.1, so this is the only call that uses XMLHttpRequest. Throws
 * ApiError.
 */
const sendFile = (
  { method, path }: Endpoint,
  { file, onProgress, signal }: Upload,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);

    const sentToken = readToken();
    const request = new XMLHttpRequest();
    request.open(method, resolveApiUrl(path));
    for (const [name, value] of Object.entries(tokenHeaders()))
      request.setRequestHeader(name, value);
    request.responseType = 'json';
    let stalling: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalling);
      stalling = setTimeout(() => {
        reject(new ApiError('stalled'));
        request.abort();
      }, STALL_MS);
    };
    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.upload.onload = watch;
    request.onprogress = watch;
    request.onloadend = () => clearTimeout(stalling);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else {
        const error = toApiError(request.status, request.response);
        endSessionIfOver(error, sentToken);
        reject(error);
      }
    };
    request.onerror = () => reject(new ApiError('offline'));
    request.onabort = () => reject(new ApiError('offline'));
    signal?.addEventListener('abort', () => request.abort());
    watch();
    request.send(form);
  });

/** Uploads a file and returns its URL, undefined when the server gave none. Throws ApiError. */
export const uploadFile = async (
  endpoint: typeof endpoints.uploadResume | typeof endpoints.uploadProfileImage,
  upload: Upload,
): Promise<string | undefined> => {
  const reply = endpoint.reply.safeParse(await sendFile(endpoint, upload));
  if (!reply.success) throw new ApiError('malformed', { cause: reply.error });
  return reply.data.url;
};

/** Uploads a resume and returns its URL, undefined when the server gave none. */
export const uploadResume = () =>
  defineMutation(endpoints.uploadResume, {
    mutationFn: (upload: Upload) => uploadFile(endpoints.uploadResume, upload),
  });

const PDF = 'application/pdf';

/** Whether a resume is a PDF by its name, the only type that browsers display. */
const isPdf = (address: string): boolean => address.toLowerCase().endsWith('.pdf');

/** Whether a resume can be shown inline: a PDF on our server, in a browser that displays PDFs. */
export const canShowResume = (address: string): boolean =>
  isUploadedFile(address) && isPdf(address) && window.navigator.pdfViewerEnabled;

/** Fetches an uploaded file that needs the reader's token. Throws ApiError. */
export const getResumeFile = async (path: string): Promise<Blob> => {
  if (!isUploadedFile(path)) throw new ApiError('malformed');
  return (await send(endpoints.getResume, path)).blob();
};

/** We set the type ourselves, so that an uploaded HTML page never runs in our origin. */
const fetchTypedResume = async (path: string): Promise<Blob> => {
  const type = isPdf(path) ? PDF : 'application/octet-stream';
  return new Blob([await getResumeFile(path)], { type });
};

/** A resume on our server, to be shown inline: only for PDFs (`canShowResume`). */
export const getResumeQuery = (path: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.getResume.reads, 'resume', path),
    queryFn: () => fetchTypedResume(path),
    // Files never change, and are too large to cache many of them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

export const openResumeFailure = withServerMessage(msg`The resume couldn’t be opened.`);

/**
 * Shows a resume on our server in a new tab, or downloads it if the browser can't display it. The
 * tab is opened before the file has loaded; later, browsers would block it as a popup.
 */
export const getResumeInTab = () =>
  defineMutation(endpoints.getResume, {
    mutationFn: async (path: string) => {
      const tab = isPdf(path) ? window.open('', '_blank') : null;
      try {
        const file = await fetchTypedResume(path);
        if (tab) tab.location.href = createObjectUrl(file);
        else saveAs(file, resumeName(path));
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    meta: { failure: openResumeFailure },
  });
