import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Card } from '#src/ui/panel.tsx';

type Step = { status: ApplicationFilter; text: MessageDescriptor };

type Side = {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** Whose application it is. */
  example: { name: MessageDescriptor; facts: MessageDescriptor };
  steps: readonly Step[];
  /** What else this side gets. */
  points: readonly MessageDescriptor[];
};

/** The way of an application, as each side sees it. */
const sides: Record<UserType, Side> = {
  candidate: {
    title: msg`You always know where you stand`,
    lead: msg`Every application shows its status, from the day you send it.`,
    example: { name: msg`Baker`, facts: msg`Corner Bakery, Izmir` },
    steps: [
      { status: 'pending', text: msg`The employer has your letter and your resume.` },
      { status: 'reviewed', text: msg`The employer is looking at your application.` },
      {
        status: 'interview',
        text: msg`You get the time, the place or link, and a file for your calendar.`,
      },
      { status: 'accepted', text: msg`The employer has decided: you read it here and by email.` },
    ],
    points: [
      msg`Free, from the first search to the last reply`,
      msg`Only you and the employers you apply to can open your resume`,
      msg`Withdraw an application until the employer has decided`,
    ],
  },
  employer: {
    title: msg`Every application in one place`,
    lead: msg`Your job is online as soon as you post it. Then the letters arrive.`,
    example: { name: msg`A candidate`, facts: msg`Applied for: Baker` },
    steps: [
      { status: 'pending', text: msg`A new application waits for you, with its resume.` },
      { status: 'reviewed', text: msg`You rate it, label it and add notes of your own.` },
      {
        status: 'interview',
        text: msg`You set the time and the place or link. Both get a reminder.`,
      },
      { status: 'accepted', text: msg`You decide. We tell the candidate, here and by email.` },
    ],
    points: [
      msg`Free, with no plans and no card number`,
      msg`Only you and the candidate read an application, and this site’s administrators`,
      msg`Reply to many candidates at once, and undo a mistake for a minute`,
    ],
  },
};

/**
 * What an account is for, drawn as the product shows it: the way of an application. On narrow screens its
 * statuses alone; with `isFull`, on wide ones, also what else this side gets, to fill the height of a long form.
 */
export function ApplicationPanel({
  side = 'candidate',
  isFull = false,
}: {
  side?: UserType;
  isFull?: boolean;
}) {
  const { i18n } = useLingui();
  const headingId = useId();
  const { title, lead, example, steps, points } = sides[side];
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 lg:gap-7">
      <div>
        <h2 id={headingId} className="text-22 lg:text-28">
          {i18n._(title)}
        </h2>
        <p className="mt-2 text-muted lg:text-18">{i18n._(lead)}</p>
      </div>
      <Card className="max-lg:contents">
        <div className="flex items-center gap-3 max-lg:hidden border-line border-b px-6 py-4">
          <span className="initials size-12 bg-success-wash text-16 text-success">
            <Icon name={side === 'employer' ? 'people' : 'briefcase'} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-brand">{i18n._(example.name)}</p>
            <p className="text-14 text-muted">{i18n._(example.facts)}</p>
          </div>
          <Badge>
            <Trans>Example</Trans>
          </Badge>
        </div>
        <ol className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:px-6 lg:pt-5 lg:pb-2">
          {steps.map(({ status, text }) => (
            <li
              key={status}
              className="group relative grid-cols-[8rem_minmax(0,1fr)] gap-x-4 lg:grid lg:ps-6 lg:pb-4"
            >
              {/* The line from this step to the next. */}
              <span
                aria-hidden="true"
                className="absolute inset-s-1 top-3 h-full w-0.5 bg-line group-last:hidden max-lg:hidden"
              />
              <span
                aria-hidden="true"
                className="absolute inset-s-0 top-2 size-2.5 rounded-full bg-brand max-lg:hidden"
              />
              <span>
                <StatusBadge status={status} reader={side} />
              </span>
              <span className="pt-0.5 max-lg:hidden">{i18n._(text)}</span>
            </li>
          ))}
        </ol>
      </Card>
      {isFull && (
        <ul className="grid gap-3 max-lg:hidden">
          {points.map((point) => (
            <li key={point.id} className="flex gap-3">
              <Icon name="check" className="mt-0.5 shrink-0 text-success" />
              {i18n._(point)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
