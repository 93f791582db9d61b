// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LINE_MAX } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { fullApplyFormSchema } from './full-apply-form-schema.ts';

const filled = {
  cover_letter: 'I would like to work here.',
  resume_url: 'https://cv.example/me.pdf',
  phone: '555 0100',
  availability: '',
  additional_questions: '',
  agree: true,
};

/** What each field says first: that is what the form shows under it. */
const problems = (given: object) => {
  const shown: Record<string, string> = {};
  const { error } = fullApplyFormSchema.safeParse({ ...filled, ...given });
  for (const { path, message } of error?.issues ?? []) shown[path.join()] ??= message;
  return shown;
};

describe('the full application form', () => {
  it('needs no availability and no questions', () => {
    expect(problems({})).toEqual({});
  });

  it('says all that is missing, in the words of rule APPLY-3', () => {
    const blank = { cover_letter: ' \n ', resume_url: '  ', phone: ' ', agree: false };
    expect(problems(blank)).toEqual({
      cover_letter: 'Cover letter is required',
      resume_url: 'Resume URL is required',
      phone: 'Phone number is required',
      agree: 'You must agree to the terms',
    });
  });

  it.each(['/api/uploads/resumes/1/me.pdf', 'http://cv.example', 'HTTPS://cv.example/me'])(
    'takes a resume at %s',
    (resume_url) => {
      expect(problems({ resume_url })).toEqual({});
    },
  );

  it.each([
    ['cv.example/me.pdf', 'https://cv.example/me.pdf'],
    [' www.cv.example ', 'https://www.cv.example'],
    ['cv.example?of=me', 'https://cv.example?of=me'],
    ['http://cv.example', 'http://cv.example'],
    ['/api/uploads/resumes/1/me.pdf', '/api/uploads/resumes/1/me.pdf'],
  ])('sends %s as %s', (resume_url, sent) => {
    expect(fullApplyFormSchema.parse({ ...filled, resume_url }).resume_url).toBe(sent);
  });

  it.each(['me.pdf', 'resume', 'me@cv.example', 'javascript:alert(1)', '//cv.example', 'https://'])(
    'takes none at %s',
    (resume_url) => {
      expect(problems({ resume_url })).toEqual({ resume_url: messages.resumeUrlInvalid });
    },
  );

  it('refuses what the server would refuse as too long', () => {
    const long = 'a'.repeat(LINE_MAX + 1);
    expect(problems({ phone: long, availability: long })).toEqual({
      phone: messages.textTooLong,
      availability: messages.textTooLong,
    });
  });
});
