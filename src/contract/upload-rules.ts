import * as z from 'zod/mini';
import { IMAGE_BYTES_MAX, IMAGE_TYPES, RESUME_BYTES_MAX } from './limits.ts';
import { messages } from './messages.ts';
import { hasResumeExtension } from './upload.ts';

/** A chosen file by the rules of resumes; the server judges by its bytes as well. Null is none chosen. */
export const resumeFileSchema = z
  .custom<File | null>((value) => value instanceof File, messages.resumeRequired)
  .check(
    z.refine((file) => file !== null && hasResumeExtension(file.name), messages.resumeType),
    z.refine((file) => file !== null && file.size > 0, messages.fileEmpty),
    z.refine((file) => file !== null && file.size <= RESUME_BYTES_MAX, messages.resumeSize),
  );

/** What keeps a chosen file from being a resume: a text of the contract; undefined when nothing does. */
export const resumeProblem = (file: File): string | undefined =>
  resumeFileSchema.safeParse(file).error?.issues[0]?.message;

/** A chosen file by the rules of profile images; the server judges by its bytes as well. */
export const imageFileSchema = z
  .custom<File>((value) => value instanceof File, messages.fileRequired)
  .check(
    z.refine((file) => (IMAGE_TYPES as readonly string[]).includes(file.type), messages.imageType),
    z.refine((file) => file.size > 0, messages.fileEmpty),
    z.refine((file) => file.size <= IMAGE_BYTES_MAX, messages.imageSize),
  );
