import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Points, Steps, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const resources: StaticPageContent = {
  title: msg`Career resources`,
  lead: msg`Three short guides for your next application.`,
  sections: [
    {
      id: 'cover-letter',
      title: msg`Writing a cover letter`,
      body: (
        <>
          <p>
            <Trans>
              A cover letter answers one question: why you, for this job? Half a page is enough.
            </Trans>
          </p>
          <Steps>
            <li>
              <Trans>
                Start with the job. Name it, and say in one sentence what draws you to it.
              </Trans>
            </li>
            <li>
              <Trans>
                Pick the two or three requirements that matter most. For each, describe something
                you’ve done that shows you meet it, with a result if there was one.
              </Trans>
            </li>
            <li>
              <Trans>
                If you lack something the job clearly asks for, say so, and how you’ll learn it.
              </Trans>
            </li>
            <li>
              <Trans>
                Finish with the practical things: when you could start, and how best to reach you.
              </Trans>
            </li>
          </Steps>
          <p>
            <Trans>
              Leave out what every letter says. If a sentence would fit any job, cut it. Read the
              letter aloud once before you send it.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'resume',
      title: msg`Preparing a resume`,
      body: (
        <>
          <p>
            <Trans>
              A resume is first read in seconds. Put what matters for this job where people look
              first.
            </Trans>
          </p>
          <Points>
            <li>
              <Trans>Keep it to one or two pages, with your latest position at the top.</Trans>
            </li>
            <li>
              <Trans>
                For each position: what you were responsible for, then what you achieved. Numbers
                help when they are true and mean something.
              </Trans>
            </li>
            <li>
              <Trans>
                Use the job’s own words for the skills you have. Don’t list skills you don’t have.
              </Trans>
            </li>
            <li>
              <Trans>Explain a long gap in half a line. A reason is better than a guess.</Trans>
            </li>
            <li>
              <Trans>
                Leave out what no one needs to know to hire you, such as your ID number, religion or
                family.
              </Trans>
            </li>
            <li>
              <Trans>
                Save it as a PDF, which looks the same everywhere, and put your name in the file
                name.
              </Trans>
            </li>
          </Points>
          <p>
            <Trans>
              You can upload PDF, DOC or DOCX files of up to 5 MB here. Only you and the employers
              you apply to can open yours.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'interview',
      title: msg`Preparing for an interview`,
      body: (
        <>
          <p>
            <Trans>
              Both sides want to find out whether it’s a good fit. Preparing takes an evening, and
              it shows.
            </Trans>
          </p>
          <h3 className="text-18">
            <Trans>Before</Trans>
          </h3>
          <Points>
            <li>
              <Trans>Read the job and your own letter again. You’ll be asked about both.</Trans>
            </li>
            <li>
              <Trans>
                Keep three stories ready from your own work: something that went well, something
                that went wrong, something you did with others.
              </Trans>
            </li>
            <li>
              <Trans>
                Find out who will be there, how long it will take and how to get there, or check
                that the link and your microphone work.
              </Trans>
            </li>
          </Points>
          <h3 className="text-18">
            <Trans>During</Trans>
          </h3>
          <Points>
            <li>
              <Trans>Take a moment before you answer. Ask if you don’t understand something.</Trans>
            </li>
            <li>
              <Trans>
                Ask your own questions: what a typical week looks like, who you’d work with, and how
                they’d know after six months that hiring you was right.
              </Trans>
            </li>
            <li>
              <Trans>Ask when you’ll hear from them.</Trans>
            </li>
          </Points>
          <h3 className="text-18">
            <Trans>After</Trans>
          </h3>
          <p>
            <Trans>
              Write down what you learned while it’s fresh. You’ll find the employer’s answer under{' '}
              <TextLink to="/applications">My Applications</TextLink>.
            </Trans>
          </p>
        </>
      ),
    },
  ],
};
