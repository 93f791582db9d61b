// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX } from './limits.ts';
import { messages } from './messages.ts';
import { imageFileSchema, resumeFileSchema } from './upload-rules.ts';

const file = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('a profile image', () => {
  const said = (given: unknown) => imageFileSchema.safeParse(given).error?.issues[0]?.message;

  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s', (type) => {
    expect(said(file('me', type, IMAGE_BYTES_MAX))).toBeUndefined();
  });

  it('is a picture of a kind that is taken, not empty, not too large', () => {
    expect(said(null)).toBe(messages.fileRequired);
    expect(said(file('me.gif', 'image/gif'))).toBe(messages.imageType);
    expect(said(file('me.png', 'image/png', 0))).toBe(messages.fileEmpty);
    expect(said(file('me.png', 'image/png', IMAGE_BYTES_MAX + 1))).toBe(messages.imageSize);
  });
});

describe('a resume', () => {
  const said = (given: unknown) => resumeFileSchema.safeParse(given).error?.issues[0]?.message;

  it('is a document of a kind that is taken, not empty, not too large', () => {
    expect(said(file('CV.PDF', '', RESUME_BYTES_MAX))).toBeUndefined();
    expect(said(null)).toBe(messages.resumeRequired);
    expect(said(file('cv.txt', 'application/pdf'))).toBe(messages.resumeType);
    expect(said(file('cv.doc', '', 0))).toBe(messages.fileEmpty);
    expect(said(file('cv.docx', '', RESUME_BYTES_MAX + 1))).toBe(messages.resumeSize);
  });
});
