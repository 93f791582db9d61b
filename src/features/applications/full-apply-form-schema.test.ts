// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LINE_MAX } from '../../contract/limits.ts';
import { texts } from '../../contract/texts.ts';
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

  it('says all that is missing, in the words of the specification', () => {
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

  it.each(['me.pdf', 'javascript:alert(1)', '//cv.example', 'https://'])(
    'takes none at %s',
    (resume_url) => {
      expect(problems({ resume_url })).toEqual({ resume_url: texts.resumeUrlInvalid });
    },
  );

  it('refuses what the server would refuse as too long', () => {
    const long = 'a'.repeat(LINE_MAX + 1);
    expect(problems({ phone: long, availability: long })).toEqual({
      phone: texts.textTooLong,
      availability: texts.textTooLong,
    });
  });
});
