import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#src/ui/class-names.ts';

/** A line of an example, with the number of the tip that it shows. */
type ExampleLine = {
  text: MessageDescriptor;
  tip?: number;
  look?: 'name' | 'heading' | 'bold';
};

export type Example = {
  title: MessageDescriptor;
  lines: readonly ExampleLine[];
};

export const letterExample: Example = {
  title: msg`Example of a letter`,
  lines: [
    { text: msg`Hello,` },
    {
      tip: 1,
      text: msg`I’d like to be the baker you’re looking for. I want to work where the bread is made from flour, not from frozen dough.`,
    },
    {
      tip: 2,
      text: msg`You ask for experience with sourdough and early shifts. For three years I’ve baked 200 loaves a night. When I changed the order of the ovens, we threw away a third less.`,
    },
    {
      tip: 3,
      text: msg`I haven’t worked with puff pastry yet. I’m learning it in an evening course that ends in June.`,
    },
    {
      tip: 4,
      text: msg`I could start on the first of any month. The best time to call me is the afternoon.`,
    },
    { text: msg`Kind regards,` },
    { text: msg`Your name`, look: 'bold' },
  ],
};

export const resumeExample: Example = {
  title: msg`Example of a resume`,
  lines: [
    { text: msg`Your name`, look: 'name' },
    { tip: 5, text: msg`Baker · Izmir · phone number · email` },
    { text: msg`Experience`, look: 'heading' },
    { tip: 1, text: msg`Baker, Corner Bakery, 2023 to today`, look: 'bold' },
    { tip: 2, text: msg`In charge of the night shift. A third less waste in one year.` },
    { text: msg`Assistant baker, Harbour Bread, 2019 to 2022`, look: 'bold' },
    { tip: 4, text: msg`2022: a year at home, caring for a parent` },
    { text: msg`Skills`, look: 'heading' },
    { tip: 3, text: msg`Sourdough, early shifts, food safety` },
    { text: msg`File name`, look: 'heading' },
    { tip: 6, text: msg`your-name-baker.pdf` },
  ],
};

export const notesExample: Example = {
  title: msg`Example of notes for the day`,
  lines: [
    { text: msg`When and where`, look: 'heading' },
    { tip: 1, text: msg`Monday, 2:30 PM, by video. Link and microphone tried on Sunday.` },
    { text: msg`My three stories`, look: 'heading' },
    { tip: 1, text: msg`Went well: the new order of the ovens` },
    { tip: 1, text: msg`Went wrong: the holiday orders, and what I do since then` },
    { tip: 1, text: msg`With others: teaching two apprentices` },
    { text: msg`My questions`, look: 'heading' },
    { tip: 2, text: msg`What does a typical week look like?` },
    { tip: 2, text: msg`How would you know after six months that hiring me was right?` },
    { tip: 2, text: msg`When will I hear from you?` },
  ],
};

const looks = {
  name: 'font-bold text-22 text-brand',
  heading: 'mt-3 border-line border-b pb-1 font-semibold text-14 text-muted',
  bold: 'font-semibold text-brand',
};

/** An example drawn as a sheet of paper, whose lines have the numbers of the tips in its margin. */
export function ExamplePaper({ example: { title, lines } }: { example: Example }) {
  const { i18n } = useLingui();
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 text-14 text-muted">
        <span className="font-medium">{i18n._(title)}</span>
        <span>
          <Trans>Numbers refer to the tips</Trans>
        </span>
      </figcaption>
      <ul className="grid gap-3 rounded-sm border border-line bg-surface p-5 shadow-raised sm:p-8">
        {lines.map(({ text, tip, look }) => (
          <li key={text.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
            {tip && <Mark number={tip} />}
            <span className={classNames('col-start-2', look ? looks[look] : 'pt-0.5')}>
              {i18n._(text)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The number of a tip. */
export function Mark({ number }: { number: number }) {
  return (
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-wash font-semibold text-14 text-brand tabular">
      {number}
    </span>
  );
}
