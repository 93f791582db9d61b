import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IMAGE_BYTES_MAX, IMAGE_TYPES, RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import { hasResumeExtension } from './upload.ts';

/** Validates a chosen resume; the server also checks its content. Null means that no file is chosen (rule FILE-1). */
export const resumeFileSchema = z
  .custom<File | null>((value) => value instanceof File, errorMessages.resumeRequired)
  .check(
    z.refine((file) => file !== null && hasResumeExtension(file.name), errorMessages.resumeType),
    z.refine((file) => file !== null && file.size > 0, errorMessages.fileEmpty),
    z.refine((file) => file !== null && file.size <= RESUME_BYTES_MAX, errorMessages.resumeSize),
  );

/** Why a file is not a valid resume, as a message of the contract; undefined when it is valid. */
export const resumeProblem = (file: File): string | undefined =>
  resumeFileSchema.safeParse(file).error?.issues[0]?.message;

/** Validates a chosen profile image; the server also checks its content (rule FILE-2). */
export const imageFileSchema = z
  .custom<File>((value) => value instanceof File, errorMessages.fileRequired)
  .check(
    z.refine(
      (file) => (IMAGE_TYPES as readonly string[]).includes(file.type),
      errorMessages.imageType,
    ),
    z.refine((file) => file.size > 0, errorMessages.fileEmpty),
    z.refine((file) => file.size <= IMAGE_BYTES_MAX, errorMessages.imageSize),
  );
