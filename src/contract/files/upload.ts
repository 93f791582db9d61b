import * as z from 'zod/mini';
import { RESUME_EXTENSIONS } from '#src/contract/limits.ts';

/** The reply of both uploads. Another server's reply may lack the URL; the form says so. */
export const uploadSchema = z.object({ url: z.catch(z.optional(z.string()), undefined) });

/** The query string of a picture: small for a card, else as large as it is kept. */
export const imageQuerySchema = z.object({
  size: z.catch(z.optional(z.literal('card')), undefined),
});

/** Whether a file's URL is a path of our own uploads: only there is the token sent. */
export const isUploadedFile = (address: string): boolean => address.startsWith('/api/uploads/');

/** Whether a file has a resume's extension (.pdf, .doc, .docx, in any case). */
export const hasResumeExtension = (fileName: string): boolean =>
  RESUME_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension));
