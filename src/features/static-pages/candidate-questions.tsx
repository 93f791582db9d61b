import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Points, TextLink } from './prose.tsx';
import type { Question } from './questions.tsx';

export const candidateQuestions: Question[] = [
  {
    question: msg`Do I pay for anything?`,
    answer: (
      <p>
        <Trans>
          No. Searching, having an account and applying are all free. See{' '}
          <TextLink to="/pricing">pricing</TextLink>.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Do I need an account to look for jobs?`,
    answer: (
      <p>
        <Trans>
          No. You can search and read every job without one. To apply, you need a candidate account.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How does search work?`,
    answer: (
      <p>
        <Trans>
          It looks for all your words in the title, company, skills and description. The beginning
          of a word is enough, and it ignores capitals and accents: ‘istanbul’ also finds
          ‘İstanbul’. If no job has all of your words, you’ll see jobs that have some of them.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I apply?`,
    answer: (
      <p>
        <Trans>
          Open the job, choose Apply Now, add your resume and write a cover letter. Your resume can
          be a PDF, DOC or DOCX file of up to 5 MB. Some employers ask a few questions, too. In the
          full application form you can also say when you could start and ask the employer
          something. What you type is kept in this browser until you send it or log out.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Who sees my profile?`,
    answer: (
      <p>
        <Trans>
          You and this site’s administrators. Your profile picture is public. Employers see what you
          send with an application, including the parts of your profile you leave ticked there. When
          you apply, we fill in the resume and phone number from your{' '}
          <TextLink to="/profile">profile</TextLink>.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I apply to the same job twice?`,
    answer: (
      <p>
        <Trans>
          Only after withdrawing your first application. While the job is still open, you can then
          apply once more.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`What does the status of my application mean?`,
    answer: (
      <Points>
        <li>
          <Trans>Pending: the employer has your application and hasn’t looked at it yet.</Trans>
        </li>
        <li>
          <Trans>Reviewed: the employer is looking at your application.</Trans>
        </li>
        <li>
          <Trans>Interview: the employer would like to talk to you.</Trans>
        </li>
        <li>
          <Trans>Accepted or Rejected: the employer has decided.</Trans>
        </li>
      </Points>
    ),
  },
  {
    question: msg`How will I know I’m invited to an interview?`,
    answer: (
      <p>
        <Trans>
          We’ll tell you here and by email, with the time, the place or link, and a file for your
          calendar. Under <TextLink to="/applications">My Applications</TextLink>, you can confirm,
          decline or ask for another time.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I message an employer?`,
    answer: (
      <p>
        <Trans>
          Yes, once they’ve written to you. The conversation is with your application under{' '}
          <TextLink to="/applications">My Applications</TextLink>.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I withdraw an application?`,
    answer: (
      <p>
        <Trans>
          Yes, until the employer has decided. Open it under{' '}
          <TextLink to="/applications">My Applications</TextLink> and withdraw it. You and the
          employer can still read it then, but the employer can’t decide on it any more.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Why can’t I find a job I saw before?`,
    answer: (
      <p>
        <Trans>
          The employer has closed or deleted it, or its deadline has passed. Closed jobs aren’t
          listed any more, but you can still open them with their link.
        </Trans>
      </p>
    ),
  },
];
