import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import {
  type Example,
  ExamplePaper,
  letterExample,
  Mark,
  notesExample,
  resumeExample,
} from './example-paper.tsx';
import { type Block, Prose } from './prose.tsx';
import { OutlinedPage } from './static-page.tsx';

type Tip = { title: MessageDescriptor; body: readonly Block[] };

/** A short guide: numbered tips beside an example of them, what to remember, and what can be done about it here. */
type Guide = {
  id: string;
  title: MessageDescriptor;
  intro: MessageDescriptor;
  tips: readonly Tip[];
  example: Example;
  note: MessageDescriptor;
  action: { label: MessageDescriptor } & LinkProps;
};

const guides: Guide[] = [
  {
    id: 'cover-letter',
    title: msg`Writing a cover letter`,
    intro: msg`A cover letter answers one question: why you, for this job? Half a page is enough.`,
    tips: [
      {
        title: msg`Start with the job`,
        body: [msg`Name it, and say in one sentence what draws you to it.`],
      },
      {
        title: msg`Show what you can do`,
        body: [
          msg`Pick the two or three requirements that matter most. For each, describe something you’ve done that shows you meet it, with a result if there was one.`,
        ],
      },
      {
        title: msg`Be open about gaps`,
        body: [
          msg`If you lack something the job clearly asks for, say so, and how you’ll learn it.`,
        ],
      },
      {
        title: msg`End with the practical things`,
        body: [msg`Say when you could start, and how best to reach you.`],
      },
    ],
    example: letterExample,
    note: msg`Leave out what every letter says. If a sentence would fit any job, cut it. Read the letter aloud once before you send it.`,
    action: { to: '/jobs', label: msg`Find a job to apply for` },
  },
  {
    id: 'resume',
    title: msg`Preparing a resume`,
    intro: msg`A resume is first read in seconds. Put what matters for this job where people look first.`,
    tips: [
      {
        title: msg`Keep it short`,
        body: [msg`One or two pages, with your latest position at the top.`],
      },
      {
        title: msg`Say what you achieved`,
        body: [
          msg`For each position: what you were responsible for, then what you achieved. Numbers help when they are true and mean something.`,
        ],
      },
      {
        title: msg`Use the job’s own words`,
        body: [
          msg`Name the skills you have as the job names them. Don’t list skills you don’t have.`,
        ],
      },
      {
        title: msg`Explain gaps`,
        body: [msg`Half a line is enough for a long one. A reason is better than a guess.`],
      },
      {
        title: msg`Keep private things private`,
        body: [
          msg`Leave out what no one needs to know to hire you, such as your ID number, religion or family.`,
        ],
      },
      {
        title: msg`Save it as a PDF`,
        body: [msg`It looks the same everywhere. Put your name in the file name.`],
      },
    ],
    example: resumeExample,
    note: msg`You can upload PDF, DOC or DOCX files of up to 5 MB here. Only you and the employers you apply to can open yours.`,
    action: { to: '/profile', search: { tab: 'resume' }, label: msg`Upload your resume` },
  },
  {
    id: 'interview',
    title: msg`Preparing for an interview`,
    intro: msg`Both sides want to find out whether it’s a good fit. Preparing takes an evening, and it shows.`,
    tips: [
      {
        title: msg`Before`,
        body: [
          {
            points: [
              msg`Read the job and your own letter again. You’ll be asked about both.`,
              msg`Keep three stories ready from your own work: something that went well, something that went wrong, something you did with others.`,
              msg`Find out who will be there, how long it will take and how to get there, or check that the link and your microphone work.`,
            ],
          },
        ],
      },
      {
        title: msg`During`,
        body: [
          {
            points: [
              msg`Take a moment before you answer. Ask if you don’t understand something.`,
              msg`Ask your own questions: what a typical week looks like, who you’d work with, and how they’d know after six months that hiring you was right.`,
              msg`Ask when you’ll hear from them.`,
            ],
          },
        ],
      },
    ],
    example: notesExample,
    note: msg`Afterwards, write down what you learned while it’s fresh. You’ll find invitations and answers with your applications.`,
    action: { to: '/applications', label: msg`See your applications` },
  },
];

/** The guides for candidates. */
export function Resources() {
  return (
    <OutlinedPage
      title={msg`Career resources`}
      lead={msg`Three short guides for your next application.`}
      sections={guides}
    >
      <div className="grid gap-14">
        {guides.map((guide) => (
          <GuideSection key={guide.id} guide={guide} />
        ))}
      </div>
    </OutlinedPage>
  );
}

function GuideSection({ guide }: { guide: Guide }) {
  const { i18n } = useLingui();
  const { id, title, intro, tips, example, note, action } = guide;
  const { label, ...target } = action;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} tabIndex={-1} className="text-28 outline-none">
          {i18n._(title)}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{i18n._(intro)}</p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
        <ol className="divide-y divide-line border-line border-y">
          {tips.map((tip, index) => (
            <li key={tip.title.id} className="flex gap-4 py-4">
              <Mark number={index + 1} />
              <div className="grid min-w-0 flex-1 gap-1">
                <h3 className="text-16">{i18n._(tip.title)}</h3>
                <Prose blocks={tip.body} />
              </div>
            </li>
          ))}
        </ol>
        <ExamplePaper example={example} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded bg-wash p-5">
        <p className="min-w-0 max-w-prose flex-1 basis-72">{i18n._(note)}</p>
        <Link {...target} className={buttonClass('secondary')}>
          {i18n._(label)}
        </Link>
      </div>
    </section>
  );
}
