import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import { LINE_MAX, RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import { type ApplySize, applyFormSchema, completeUrl, startOfForm } from './apply-form-schema.ts';

const resume = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const filled = {
  ...startOfForm({ resume_url: '', phone: '' }),
  resume: resume('resume.pdf'),
  cover_letter: 'I would like to work here.',
};
const filledFull = { ...filled, phone: '555 0100', agree: true };

/** The first error of each field, as the form shows it. */
const problems = (size: ApplySize, given: object) => {
  const shown: Record<string, string> = {};
  const { error } = applyFormSchema(size).safeParse(given);
  for (const { path, message } of error?.issues ?? []) shown[path.join()] ??= message;
  return shown;
};
const short = (given: object) => problems('short', { ...filled, ...given });
const full = (given: object) => problems('full', { ...filledFull, ...given });

describe.each([
  ['short', short],
  ['full', full],
] as const)('the %s application form', (_size, said) => {
  it.each(['resume.pdf', 'resume.doc', 'resume.docx', 'MY RESUME.PDF', 'özgeçmiş.v2.Docx'])(
    'accepts %s',
    (name) => {
      expect(said({ resume: resume(name) })).toEqual({});
    },
  );

  it.each(['resume.txt', 'resume.pdf.exe', 'resume', 'pdf', 'resume.pdf '])(
    'refuses %j (FILE-1)',
    (name) => {
      expect(said({ resume: resume(name) })).toEqual({ resume: errorMessages.resumeType });
    },
  );

  it('accepts files up to 5 MB that are not empty (FILE-1)', () => {
    expect(said({ resume: resume('a.pdf', RESUME_BYTES_MAX) })).toEqual({});
    expect(said({ resume: resume('a.pdf', RESUME_BYTES_MAX + 1) })).toEqual({
      resume: errorMessages.resumeSize,
    });
    expect(said({ resume: resume('a.pdf', 0) })).toEqual({ resume: errorMessages.fileEmpty });
  });

  it('ignores the file when another resume is chosen', () => {
    expect(said({ resume_choice: 'stored', resume: resume('a.txt') })).toEqual({});
    const link = { resume_choice: 'link', resume_url: 'https://cv.example' };
    expect(said({ ...link, resume: resume('a.txt') })).toEqual({});
  });

  it('refuses what the server would refuse as too long', () => {
    expect(said({ availability: 'a'.repeat(LINE_MAX + 1) })).toEqual({
      availability: errorMessages.textTooLong,
    });
  });
});

describe('the short application form', () => {
  it('names what is missing (APPLY-2)', () => {
    expect(short({ resume: null, cover_letter: ' \n ' })).toEqual({
      resume: 'Please upload your resume',
      cover_letter: 'Please provide a cover letter',
    });
  });

  it('leaves an old address in the profile to the full form', () => {
    expect(short({ resume_choice: 'stored', resume_url: 'me.pdf' })).toEqual({});
  });

  it('trims the letter and keeps its line breaks', () => {
    const given = { ...filled, cover_letter: ' Hello\n\nBye \n' };
    expect(applyFormSchema('short').parse(given).cover_letter).toBe('Hello\n\nBye');
  });
});

describe('the full application form', () => {
  it('names all that is missing (APPLY-3)', () => {
    expect(full({ cover_letter: ' \n ', resume: null, phone: ' ', agree: false })).toEqual({
      cover_letter: 'Cover letter is required',
      resume_url: 'Resume URL is required',
      phone: 'Phone number is required',
      agree: 'You must agree to the terms',
    });
    expect(full({ resume_choice: 'link', resume_url: '  ' })).toEqual({
      resume_url: 'Resume URL is required',
    });
  });

  const link = (resume_url: string) => ({ resume_choice: 'link', resume_url });
  it.each([
    ['cv.example/me.pdf', 'https://cv.example/me.pdf'],
    [' www.cv.example ', 'https://www.cv.example'],
    ['cv.example?of=me', 'https://cv.example?of=me'],
    ['cv.example:8080/me', 'https://cv.example:8080/me'],
    ['cv.example/of:me', 'https://cv.example/of:me'],
    ['http://cv.example', 'http://cv.example'],
    ['HTTPS://cv.example/me', 'HTTPS://cv.example/me'],
    ['/api/uploads/resumes/1/me.pdf', '/api/uploads/resumes/1/me.pdf'],
  ])('sends %s as %s (APPLY-4)', (resume_url, sent) => {
    const given = { ...filledFull, ...link(resume_url) };
    expect(applyFormSchema('full').parse(given).resume_url).toBe(sent);
  });

  it.each(['me.pdf', 'resume', 'me@cv.example', 'javascript:alert(1)', '//cv.example', 'https://'])(
    'refuses a resume at %s (APPLY-4)',
    (resume_url) => {
      expect(full(link(resume_url))).toEqual({ resume_url: errorMessages.resumeUrlInvalid });
      // The same goes for a resume of the profile.
      expect(full({ resume_choice: 'stored', resume_url })).toEqual({
        resume_url: errorMessages.resumeUrlInvalid,
      });
    },
  );
});

it('an address that begins with no host is not completed (APPLY-4)', () => {
  expect(completeUrl('//cv.example')).toBe('//cv.example');
});

it('an unanswered question that must be answered is named by its id (APPLY-10)', () => {
  const text = 'Can you work shifts?';
  const question: Question = { _id: '7', kind: 'yes_no', text, is_required: true, options: [] };
  const check = (answer: string) =>
    applyFormSchema('short', [question]).safeParse({ ...filled, answers: { 7: answer } });
  expect(check('yes').success).toBe(true);
  expect(check('').error?.issues).toMatchObject([
    { path: ['answers', '7'], message: 'Please answer this question' },
  ]);
});

describe('the initial form', () => {
  it('has the profile’s resume, but never shows its internal address (APPLY-3, PROFILE-6)', () => {
    expect(startOfForm({ resume_url: '/api/uploads/resumes/1/me.pdf', phone: '1' })).toMatchObject({
      resume_choice: 'stored',
      resume_url: '',
      phone: '1',
    });
    expect(startOfForm({ resume_url: 'https://cv.example', phone: '' })).toMatchObject({
      resume_choice: 'stored',
      resume_url: 'https://cv.example',
    });
    expect(startOfForm({ resume_url: '', phone: '' }).resume_choice).toBe('file');
  });
});
