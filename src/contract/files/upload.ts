import * as z from 'zod/mini';
import { RESUME_EXTENSIONS } from '#src/contract/limits.ts';

/** The reply of both uploads. Another server's reply may lack the URL; the form reports that. */
export const uploadSchema = z.object({ url: z.catch(z.optional(z.string()), undefined) });

/** Query string of a picture: card size, or else the stored size. */
export const imageQuerySchema = z.object({
  size: z.catch(z.optional(z.literal('card')), undefined),
});

/** Whether a file's URL points to our own uploads: only these requests carry the token. */
export const isUploadedFile = (address: string): boolean => address.startsWith('/api/uploads/');

/** Whether a file has a resume's extension (.pdf, .doc, .docx, in any case). */
export const hasResumeExtension = (fileName: string): boolean =>
  RESUME_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension));
