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
          No. Searching, an account and every application are free. See{' '}
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
          No. You can search and read every listing without one. To apply, you need a candidate
          account.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How does the search read my words?`,
    answer: (
      <p>
        <Trans>
          It looks for all your words in the title, the company, the skills and the description. The
          beginning of a word is enough, and capitals and accents make no difference: ‘istanbul’
          also finds ‘İstanbul’.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I apply?`,
    answer: (
      <p>
        <Trans>
          Open the job, choose Apply Now, add your resume and write a cover letter. The resume may
          be a PDF, DOC or DOCX file of up to 5 MB. The full application form also asks for a phone
          number, and has room for when you could start and for your questions. What you type is
          kept in this browser until you send it or log out.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Who sees my profile?`,
    answer: (
      <p>
        <Trans>
          You and the administrators of this site; your profile image is public. Employers see what
          you send with an application, with the parts of your profile that you leave ticked there.
          The resume and the phone number of your <TextLink to="/profile">profile</TextLink> are
          filled in there for you.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I apply to the same job twice?`,
    answer: (
      <p>
        <Trans>
          Each job takes one application from you. If you withdraw it while the job is still open,
          you can apply again.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`What does the status of my application mean?`,
    answer: (
      <Points>
        <li>
          <Trans>Pending: it has arrived, and the employer has not answered yet.</Trans>
        </li>
        <li>
          <Trans>Reviewed: the employer has read it and is considering it.</Trans>
        </li>
        <li>
          <Trans>
            Interview: the employer wants to talk with you. Employers don’t set this status
            themselves; they set an interview date.
          </Trans>
        </li>
        <li>
          <Trans>Accepted or Rejected: the employer has decided.</Trans>
        </li>
      </Points>
    ),
  },
  {
    question: msg`How do I learn of an interview?`,
    answer: (
      <p>
        <Trans>
          When the employer sets a date, it stands with your application under{' '}
          <TextLink to="/applications">My Applications</TextLink>, whatever the status is. No email
          is sent about it. Where and how you meet, the employer tells you by email or phone.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I withdraw an application?`,
    answer: (
      <p>
        <Trans>
          Yes, at any time. Open it under <TextLink to="/applications">My Applications</TextLink>{' '}
          and withdraw it. It is deleted, and the employer can no longer open your resume, unless
          you sent it to another of their jobs.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Why can’t I find a job that I saw before?`,
    answer: (
      <p>
        <Trans>
          Its employer has closed or deleted it, or its deadline has passed. A closed job is no
          longer listed, but its page still opens by its link.
        </Trans>
      </p>
    ),
  },
];
