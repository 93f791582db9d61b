import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextLink } from './prose.tsx';
import type { Question } from './questions.tsx';

export const employerQuestions: Question[] = [
  {
    question: msg`How do I post a job?`,
    answer: (
      <p>
        <Trans>
          Create an employer account and choose <TextLink to="/jobs/create">Post a Job</TextLink>.
          The job is listed as soon as you send the form. Preview shows it first as candidates will
          see it, and a draft is seen by you alone until you publish it.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I change or close a job later?`,
    answer: (
      <p>
        <Trans>
          Yes. You can edit, close, reopen, copy and delete your own jobs. A closed job takes no
          more applications. Deleting a job also deletes the applications to it.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Who can read the applications to my jobs?`,
    answer: (
      <p>
        <Trans>
          You, each candidate for their own, and the administrators of this site. No other employer
          and no other candidate can.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I answer a candidate?`,
    answer: (
      <>
        <p>
          <Trans>
            Set the status of the application: Pending, Reviewing, Accepted or Rejected. For an
            interview, open the details and set the interview date. The candidate sees both under My
            Applications. For everything else, use the email address that stands in the application.
          </Trans>
        </p>
        <p>
          <Trans>
            You can also select several applications and set one status for all of them. Undo takes
            that back for 8 seconds.
          </Trans>
        </p>
      </>
    ),
  },
  {
    question: msg`How do I get through many applications?`,
    answer: (
      <p>
        <Trans>
          Search and filter the list. With the details open, Next and Previous or the keys J and K
          lead from one candidate to another. Export CSV saves what the filters leave over as a file
          for a spreadsheet.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Do I have to name a salary?`,
    answer: (
      <p>
        <Trans>
          No, but candidates look for it. Give the lowest and the highest amount, the currency, and
          whether it is paid for an hour, a day, a month or a year. With both amounts, the range is
          shown. With one of them, lists of jobs say ‘From’ or ‘Up to’ and the job’s own page says
          nothing; with none, lists say ‘Not specified’.
        </Trans>
      </p>
    ),
  },
];

export const accountQuestions: Question[] = [
  {
    question: msg`I have forgotten my password. What now?`,
    answer: (
      <p>
        <Trans>
          <TextLink to="/forgot-password">Ask for a link</TextLink> by email. With it you can choose
          a new password for one hour. Your open sessions then end on all devices.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can one account be both candidate and employer?`,
    answer: (
      <p>
        <Trans>
          No. An account is of one kind, chosen when you register. For the other kind, register with
          another email address.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I have my account deleted?`,
    answer: (
      <p>
        <Trans>
          Write to us through the <TextLink to="/contact">contact page</TextLink>. The{' '}
          <TextLink to="/privacy" hash="deletion">
            privacy policy
          </TextLink>{' '}
          says what happens then.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I change the language or the theme?`,
    answer: (
      <p>
        <Trans>
          With the switches in the bar at the top: English or Turkish, light or dark. Your browser
          remembers both.
        </Trans>
      </p>
    ),
  },
];
