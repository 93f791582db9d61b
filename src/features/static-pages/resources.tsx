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
              A cover letter answers one question: why you, for this job? It needs no more than half
              a page.
            </Trans>
          </p>
          <Steps>
            <li>
              <Trans>
                Begin with the job. Name it, and say in one sentence what draws you to it.
              </Trans>
            </li>
            <li>
              <Trans>
                Pick the two or three requirements that matter most. For each, tell what you have
                done that shows you meet it, with a result if there was one.
              </Trans>
            </li>
            <li>
              <Trans>
                Say what you don’t have yet, if it is plainly asked for, and how you will learn it.
              </Trans>
            </li>
            <li>
              <Trans>
                Close with the practical things: when you could start, and how you are best reached.
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
              The first reading of a resume is quick. Put what counts for this job where the eye
              falls first.
            </Trans>
          </p>
          <Points>
            <li>
              <Trans>One or two pages, the newest position at the top.</Trans>
            </li>
            <li>
              <Trans>
                For each position: what you were responsible for, then what came of it. Numbers help
                when they are true and mean something.
              </Trans>
            </li>
            <li>
              <Trans>
                Use the words of the listing for skills that you have. Don’t list those that you
                don’t.
              </Trans>
            </li>
            <li>
              <Trans>Explain a long gap in half a line. Guesses are worse than reasons.</Trans>
            </li>
            <li>
              <Trans>
                Leave out what nobody needs to know to hire you: your identity number, your
                religion, your family.
              </Trans>
            </li>
            <li>
              <Trans>
                Save it as a PDF, which looks the same everywhere, under a name that says whose it
                is.
              </Trans>
            </li>
          </Points>
          <p>
            <Trans>
              Files of up to 5 MB in PDF, DOC or DOCX are accepted here. Only you and the employers
              you apply to can open yours.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'interview',
      title: msg`Preparing an interview`,
      body: (
        <>
          <p>
            <Trans>
              Both sides want to find out whether it fits. Preparing takes an evening, and it shows.
            </Trans>
          </p>
          <h3 className="text-18">
            <Trans>Before</Trans>
          </h3>
          <Points>
            <li>
              <Trans>
                Read the listing again, and your own letter. You will be asked about both.
              </Trans>
            </li>
            <li>
              <Trans>
                Keep three stories ready from your own work: something that went well, something
                that went wrong, something that you did with others.
              </Trans>
            </li>
            <li>
              <Trans>
                Find out who will be there, how long it takes, and how you get there, or whether the
                link and the microphone work.
              </Trans>
            </li>
          </Points>
          <h3 className="text-18">
            <Trans>During</Trans>
          </h3>
          <Points>
            <li>
              <Trans>Take a moment before you answer. Ask when you did not understand.</Trans>
            </li>
            <li>
              <Trans>
                Ask your own questions: what a usual week looks like, who you would work with, how
                they would know after six months that it was a good choice.
              </Trans>
            </li>
            <li>
              <Trans>Ask when you will hear from them.</Trans>
            </li>
          </Points>
          <h3 className="text-18">
            <Trans>After</Trans>
          </h3>
          <p>
            <Trans>
              Write down what you learned while it is fresh. Look under{' '}
              <TextLink to="/applications">My Applications</TextLink> for the employer’s answer.
            </Trans>
          </p>
        </>
      ),
    },
  ],
};
