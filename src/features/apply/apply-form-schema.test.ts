// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { RESUME_BYTES_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { applyFormSchema } from './apply-form-schema.ts';

const resume = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const filled = {
  resume_choice: 'file',
  resume: resume('resume.pdf'),
  lost_file: '',
  cover_letter: 'I would like to work here.',
};

/** What each field says first: that is what the form shows under it. */
const problems = (given: object) => {
  const shown: Record<string, string> = {};
  const { error } = applyFormSchema.safeParse({ ...filled, ...given });
  for (const { path, message } of error?.issues ?? []) shown[path.join()] ??= message;
  return shown;
};

describe('the application form', () => {
  it.each(['resume.pdf', 'resume.doc', 'resume.docx', 'MY RESUME.PDF', 'özgeçmiş.v2.Docx'])(
    'takes %s',
    (name) => {
      expect(problems({ resume: resume(name) })).toEqual({});
    },
  );

  it.each(['resume.txt', 'resume.pdf.exe', 'resume', 'pdf', 'resume.pdf '])(
    'takes no %j',
    (name) => {
      expect(problems({ resume: resume(name) })).toEqual({ resume: messages.resumeType });
    },
  );

  it('takes files up to 5 MB that are not empty', () => {
    expect(problems({ resume: resume('a.pdf', RESUME_BYTES_MAX) })).toEqual({});
    expect(problems({ resume: resume('a.pdf', RESUME_BYTES_MAX + 1) })).toEqual({
      resume: messages.resumeSize,
    });
    expect(problems({ resume: resume('a.pdf', 0) })).toEqual({ resume: messages.fileEmpty });
  });

  it('says what is missing', () => {
    expect(problems({ resume: null, cover_letter: ' \n ' })).toEqual({
      resume: messages.resumeRequired,
      cover_letter: messages.coverLetterMissing,
    });
  });

  it('looks at no file when the resume of the profile is chosen', () => {
    expect(problems({ resume_choice: 'stored', resume: null })).toEqual({});
    expect(problems({ resume_choice: 'stored', cover_letter: '' })).toEqual({
      cover_letter: messages.coverLetterMissing,
    });
  });

  it('trims the letter and keeps its line breaks', () => {
    const { cover_letter } = applyFormSchema.parse({ ...filled, cover_letter: ' Hello\n\nBye \n' });
    expect(cover_letter).toBe('Hello\n\nBye');
  });
});
