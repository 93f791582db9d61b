import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { QUERY_MAX } from '#src/contract/limits.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { IconTextField } from '#src/ui/text-field.tsx';
import { type Block, linked, Prose } from './prose.tsx';
import { type Anchor, OutlinedPage } from './static-page.tsx';

type Question = { question: MessageDescriptor; answer: readonly Block[] };
type Part = Anchor & { questions: readonly Question[] };

const candidateQuestions: Question[] = [
  {
    question: msg`Do I pay for anything?`,
    answer: [
      linked(
        msg`No. Searching, having an account and applying are all free. See <0>pricing</0>.`,
        '/pricing',
      ),
    ],
  },
  {
    question: msg`Do I need an account to look for jobs?`,
    answer: [
      msg`No. You can search and read every job without one. To apply, you need a candidate account.`,
    ],
  },
  {
    question: msg`How does search work?`,
    answer: [
      msg`It looks for all your words in the title, company, skills and description. The beginning of a word is enough, and it ignores capitals and accents: ‘istanbul’ also finds ‘İstanbul’. If no job has all of your words, you’ll see jobs that have some of them.`,
    ],
  },
  {
    question: msg`How do I apply?`,
    answer: [
      msg`Open the job, choose Apply Now, add your resume and write a cover letter. Your resume can be a PDF, DOC or DOCX file of up to 5 MB. Some employers ask a few questions, too. In the full application form you can also say when you could start and ask the employer something. What you type is kept in this browser until you send it or log out.`,
    ],
  },
  {
    question: msg`Who sees my profile?`,
    answer: [
      linked(
        msg`You and this site’s administrators. Your profile picture is public. Employers see what you send with an application, including the parts of your profile you leave ticked there. When you apply, we fill in the resume and phone number from your <0>profile</0>.`,
        '/profile',
      ),
    ],
  },
  {
    question: msg`Can I apply to the same job twice?`,
    answer: [
      msg`Only after withdrawing your first application. While the job is still open, you can then apply once more.`,
    ],
  },
  {
    question: msg`What does the status of my application mean?`,
    answer: [
      {
        points: [
          msg`<b>Pending:</b> the employer has your application and hasn’t looked at it yet.`,
          msg`<b>Reviewed:</b> the employer is looking at your application.`,
          msg`<b>Interview:</b> the employer would like to talk to you.`,
          msg`<b>Accepted</b> or <b>Rejected:</b> the employer has decided.`,
        ],
      },
    ],
  },
  {
    question: msg`How will I know I’m invited to an interview?`,
    answer: [
      linked(
        msg`We’ll tell you here and by email, with the time, the place or link, and a file for your calendar. Under <0>My Applications</0>, you can confirm, decline or ask for another time.`,
        '/applications',
      ),
    ],
  },
  {
    question: msg`Can I message an employer?`,
    answer: [
      linked(
        msg`Yes, once they’ve written to you. The conversation is with your application under <0>My Applications</0>.`,
        '/applications',
      ),
    ],
  },
  {
    question: msg`Can I withdraw an application?`,
    answer: [
      linked(
        msg`Yes, until the employer has decided. Open it under <0>My Applications</0> and withdraw it. You and the employer can still read it then, but the employer can’t decide on it any more.`,
        '/applications',
      ),
    ],
  },
  {
    question: msg`Why can’t I find a job I saw before?`,
    answer: [
      msg`The employer has closed or deleted it, or its deadline has passed. Closed jobs aren’t listed any more, but you can still open them with their link.`,
    ],
  },
];

const employerQuestions: Question[] = [
  {
    question: msg`How do I post a job?`,
    answer: [
      linked(
        msg`Create an employer account and choose <0>Post a Job</0>. Your job is online as soon as you post it. The preview shows how candidates will see it, and only you can see a draft until you publish it.`,
        '/jobs/create',
      ),
    ],
  },
  {
    question: msg`Can I change or close a job later?`,
    answer: [
      msg`Yes. You can edit, close, reopen, copy and delete your jobs. A closed job no longer accepts applications. When you delete a job, you lose access to its applications. Candidates keep theirs and see that the job was removed.`,
    ],
  },
  {
    question: msg`Who can read the applications to my jobs?`,
    answer: [
      msg`You, the candidate who sent each of them, and this site’s administrators. No other employer or candidate can.`,
    ],
  },
  {
    question: msg`How do I reply to a candidate?`,
    answer: [
      msg`Set the status of the application: Pending, Reviewing, Accepted or Rejected. For an interview, open the details and set its time and place or link. You can write messages there, too. We tell the candidate here and by email.`,
      msg`You can also select several applications and set one status for all of them, with a message if you like. Candidates hear about it a minute later, so you can still undo a mistake.`,
    ],
  },
  {
    question: msg`How do I get through many applications?`,
    answer: [
      msg`Search and filter the list, by the answers to your questions, too. Rate and label applications, and add notes: candidates never see them. With the details open, Next and Previous or the J and K keys take you from one candidate to another. Export CSV saves the filtered list as a spreadsheet.`,
    ],
  },
  {
    question: msg`Do I have to include a salary?`,
    answer: [
      msg`No, but candidates look for it. Enter the lowest and the highest amount, the currency, and whether it’s for an hour, a day, a month or a year. With both amounts, candidates see the range. With one of them, lists of jobs say ‘From’ or ‘Up to’ and the job’s own page doesn’t show it. With none, lists say ‘Not specified’.`,
    ],
  },
];

const accountQuestions: Question[] = [
  {
    question: msg`I forgot my password. What now?`,
    answer: [
      linked(
        msg`<0>Ask for a link</0> by email. It’s valid for one hour. Once you’ve chosen a new password, you’re logged out on all devices.`,
        '/forgot-password',
      ),
    ],
  },
  {
    question: msg`Can one account be both candidate and employer?`,
    answer: [
      msg`No. You choose the type when you create your account. For the other type, create one with another email address.`,
    ],
  },
  {
    question: msg`How do I choose which emails I get?`,
    answer: [
      linked(
        msg`In your <0>email settings</0>. For each kind, choose immediately, once a day or never. You can also unsubscribe with the link in each email.`,
        '/notifications/preferences',
      ),
    ],
  },
  {
    question: msg`How do I delete my account?`,
    answer: [
      linked(
        msg`Write to us through the <0>contact page</0>. The <1>privacy policy</1> explains what happens then.`,
        '/contact',
        { to: '/privacy', hash: 'deletion' },
      ),
    ],
  },
  {
    question: msg`How do I change the language or the theme?`,
    answer: [
      msg`Use the switches in the bar at the top: English or Turkish, light or dark. Your browser remembers both.`,
    ],
  },
];

const parts: Part[] = [
  { id: 'candidates', title: msg`For job seekers`, questions: candidateQuestions },
  { id: 'employers', title: msg`For employers`, questions: employerQuestions },
  { id: 'account', title: msg`Your account`, questions: accountQuestions },
];

/** The texts of a block, without their marks. */
const textsOf = (block: Block): MessageDescriptor[] =>
  'points' in block ? block.points.flatMap(textsOf) : ['text' in block ? block.text : block];

/** The questions and answers, which can be searched. */
export function Faq() {
  const { i18n, t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // What was typed before the app ran.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const matches = ({ question, answer }: Question): boolean => {
    const texts = [question, ...answer.flatMap(textsOf)];
    const said = foldText(texts.map((text) => i18n._(text)).join(' '));
    return words.every((word) => said.includes(word));
  };
  const isSearch = words.length > 0;
  const shown = isSearch
    ? parts
        .map((part) => ({ ...part, questions: part.questions.filter(matches) }))
        .filter(({ questions }) => questions.length > 0)
    : parts;
  const count = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <OutlinedPage
      title={msg`Questions and answers`}
      lead={msg`Short answers for candidates and employers.`}
      sections={shown}
      last={<NotAnswered />}
    >
      <div className="grid gap-10">
        <search className="noscript:hidden -mb-4">
          <IconTextField
            ref={field}
            label={t`Search the answers`}
            icon="search"
            type="search"
            maxLength={QUERY_MAX}
            placeholder={t`For example: resume, password`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="mt-2 text-14 text-muted empty:hidden">
            {isSearch && (
              <Plural
                value={count}
                _0="No question has these words."
                one="# question"
                other="# questions"
              />
            )}
          </p>
        </search>
        {shown.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id} tabIndex={-1} className="text-22 outline-none">
              {i18n._(title)}
            </h2>
            {/* Another list, so that its answers open. */}
            <Questions key={String(isSearch)} questions={questions} isOpen={isSearch} />
          </section>
        ))}
      </div>
    </OutlinedPage>
  );
}

/** Questions with expandable answers: all open if `isOpen`, else the first. */
function Questions({ questions, isOpen }: { questions: readonly Question[]; isOpen: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="divide-y divide-line rounded border border-line bg-surface">
      {questions.map(({ question, answer }, index) => (
        <Disclosure
          key={question.id}
          summary={i18n._(question)}
          isOpen={isOpen || index === 0}
          className="[&>summary]:py-3.5"
        >
          <div className="grid max-w-prose gap-3 px-4 pt-2 pb-6 sm:px-5 sm:pe-14">
            <Prose blocks={answer} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

function NotAnswered() {
  return (
    <section aria-labelledby="more" className="rounded border border-line bg-surface p-5 sm:p-6">
      <h2 id="more" className="text-18">
        <Trans>Not answered here?</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>Write to us. You don’t need an account.</Trans>
      </p>
      <Link to="/contact" className={classNames(buttonClass('secondary'), 'mt-4 w-full')}>
        <Trans>Contact</Trans>
      </Link>
      <p className="mt-4 border-line border-t pt-4 text-14 text-muted">
        <Trans>
          How to write a letter or a resume is in the{' '}
          <TextLink to="/resources">career resources</TextLink>.
        </Trans>
      </p>
    </section>
  );
}
