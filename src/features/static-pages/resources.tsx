import { msg } from '@lingui/core/macro';
import { linked } from './prose.tsx';
import { staticPage } from './static-page.tsx';

export const Resources = staticPage({
  title: msg`Career resources`,
  lead: msg`Three short guides for your next application.`,
  sections: [
    {
      id: 'cover-letter',
      title: msg`Writing a cover letter`,
      body: [
        msg`A cover letter answers one question: why you, for this job? Half a page is enough.`,
        {
          steps: [
            msg`Start with the job. Name it, and say in one sentence what draws you to it.`,
            msg`Pick the two or three requirements that matter most. For each, describe something you’ve done that shows you meet it, with a result if there was one.`,
            msg`If you lack something the job clearly asks for, say so, and how you’ll learn it.`,
            msg`Finish with the practical things: when you could start, and how best to reach you.`,
          ],
        },
        msg`Leave out what every letter says. If a sentence would fit any job, cut it. Read the letter aloud once before you send it.`,
      ],
    },
    {
      id: 'resume',
      title: msg`Preparing a resume`,
      body: [
        msg`A resume is first read in seconds. Put what matters for this job where people look first.`,
        {
          points: [
            msg`Keep it to one or two pages, with your latest position at the top.`,
            msg`For each position: what you were responsible for, then what you achieved. Numbers help when they are true and mean something.`,
            msg`Use the job’s own words for the skills you have. Don’t list skills you don’t have.`,
            msg`Explain a long gap in half a line. A reason is better than a guess.`,
            msg`Leave out what no one needs to know to hire you, such as your ID number, religion or family.`,
            msg`Save it as a PDF, which looks the same everywhere, and put your name in the file name.`,
          ],
        },
        msg`You can upload PDF, DOC or DOCX files of up to 5 MB here. Only you and the employers you apply to can open yours.`,
      ],
    },
    {
      id: 'interview',
      title: msg`Preparing for an interview`,
      body: [
        msg`Both sides want to find out whether it’s a good fit. Preparing takes an evening, and it shows.`,
        { heading: msg`Before` },
        {
          points: [
            msg`Read the job and your own letter again. You’ll be asked about both.`,
            msg`Keep three stories ready from your own work: something that went well, something that went wrong, something you did with others.`,
            msg`Find out who will be there, how long it will take and how to get there, or check that the link and your microphone work.`,
          ],
        },
        { heading: msg`During` },
        {
          points: [
            msg`Take a moment before you answer. Ask if you don’t understand something.`,
            msg`Ask your own questions: what a typical week looks like, who you’d work with, and how they’d know after six months that hiring you was right.`,
            msg`Ask when you’ll hear from them.`,
          ],
        },
        { heading: msg`After` },
        linked(
          msg`Write down what you learned while it’s fresh. You’ll find the employer’s answer under <0>My Applications</0>.`,
          '/applications',
        ),
      ],
    },
  ],
});
