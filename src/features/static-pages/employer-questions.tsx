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
          Your job is online as soon as you post it. The preview shows how candidates will see it,
          and only you can see a draft until you publish it.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can I change or close a job later?`,
    answer: (
      <p>
        <Trans>
          Yes. You can edit, close, reopen, copy and delete your jobs. A closed job no longer
          accepts applications. When you delete a job, you lose access to its applications.
          Candidates keep theirs and see that the job was removed.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Who can read the applications to my jobs?`,
    answer: (
      <p>
        <Trans>
          You, the candidate who sent each of them, and this site’s administrators. No other
          employer or candidate can.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I reply to a candidate?`,
    answer: (
      <>
        <p>
          <Trans>
            Set the status of the application: Pending, Reviewing, Accepted or Rejected. For an
            interview, open the details and set its time and place or link. You can write messages
            there, too. We tell the candidate here and by email.
          </Trans>
        </p>
        <p>
          <Trans>
            You can also select several applications and set one status for all of them, with a
            message if you like. Candidates hear about it a minute later, so you can still undo a
            mistake.
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
          Search and filter the list, by the answers to your questions, too. Rate and label
          applications, and add notes: candidates never see them. With the details open, Next and
          Previous or the J and K keys take you from one candidate to another. Export CSV saves the
          filtered list as a spreadsheet.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Do I have to include a salary?`,
    answer: (
      <p>
        <Trans>
          No, but candidates look for it. Enter the lowest and the highest amount, the currency, and
          whether it’s for an hour, a day, a month or a year. With both amounts, candidates see the
          range. With one of them, lists of jobs say ‘From’ or ‘Up to’ and the job’s own page
          doesn’t show it. With none, lists say ‘Not specified’.
        </Trans>
      </p>
    ),
  },
];

export const accountQuestions: Question[] = [
  {
    question: msg`I forgot my password. What now?`,
    answer: (
      <p>
        <Trans>
          <TextLink to="/forgot-password">Ask for a link</TextLink> by email. It’s valid for one
          hour. Once you’ve chosen a new password, you’re logged out on all devices.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`Can one account be both candidate and employer?`,
    answer: (
      <p>
        <Trans>
          No. You choose the type when you create your account. For the other type, create one with
          another email address.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I choose which emails I get?`,
    answer: (
      <p>
        <Trans>
          In your <TextLink to="/notifications/preferences">email settings</TextLink>. For each
          kind, choose immediately, once a day or never. You can also unsubscribe with the link in
          each email.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I delete my account?`,
    answer: (
      <p>
        <Trans>
          Write to us through the <TextLink to="/contact">contact page</TextLink>. The{' '}
          <TextLink to="/privacy" hash="deletion">
            privacy policy
          </TextLink>{' '}
          explains what happens then.
        </Trans>
      </p>
    ),
  },
  {
    question: msg`How do I change the language or the theme?`,
    answer: (
      <p>
        <Trans>
          Use the switches in the bar at the top: English or Turkish, light or dark. Your browser
          remembers both.
        </Trans>
      </p>
    ),
  },
];
