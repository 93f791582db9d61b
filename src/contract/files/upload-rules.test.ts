import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import { isUploadedFile } from './upload.ts';
import { imageFileSchema, resumeFileSchema, resumeProblem } from './upload-rules.ts';

const file = (name: string, bytes: number, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });

it.each([
  ['cv.pdf', 1, undefined],
  ['cv.doc', 1, undefined],
  ['CV.DOCX', RESUME_BYTES_MAX, undefined],
  ['cv.pdf', 0, errorMessages.fileEmpty],
  ['cv.pdf', RESUME_BYTES_MAX + 1, errorMessages.resumeSize],
  ['cv.txt', 1, errorMessages.resumeType],
  ['.pdf.exe', 1, errorMessages.resumeType],
])('judges the resume %s of %d bytes (FILE-1)', (name, bytes, problem) => {
  expect(resumeProblem(file(name, bytes))).toBe(problem);
});

it('asks for a resume when none is chosen (FILE-1)', () => {
  const [first, ...others] = resumeFileSchema.safeParse(null).error?.issues ?? [];
  expect(first?.message).toBe(errorMessages.resumeRequired);
  expect(others).toEqual([]);
});

it.each([
  ['image/png', 1, []],
  ['image/jpeg', 1, []],
  ['image/webp', IMAGE_BYTES_MAX, []],
  ['image/png', 0, [errorMessages.fileEmpty]],
  ['image/png', IMAGE_BYTES_MAX + 1, [errorMessages.imageSize]],
  ['image/gif', 1, [errorMessages.imageType]],
])('judges the image %s of %d bytes (FILE-2)', (type, bytes, problems) => {
  const { error } = imageFileSchema.safeParse(file('me', bytes, type));
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(problems);
});

it('takes only addresses of its own uploads for such', () => {
  expect(isUploadedFile('/api/uploads/resumes/1/cv.pdf')).toBe(true);
  expect(isUploadedFile('https://a.example/api/uploads/')).toBe(false);
  expect(isUploadedFile('/api/jobs')).toBe(false);
});
