import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Interview, InterviewAnswerKind } from '#src/contract/interviews/interview.ts';
import { formatMinutes } from '#src/lib/zoned-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { useInterviewTime } from './use-interview-time.ts';

/** Answer labels, the same for both sides. */
const interviewAnswerLabels: Record<InterviewAnswerKind, MessageDescriptor> = {
  none: msg`Not answered yet`,
  confirmed: msg`Confirmed`,
  declined: msg`Declined`,
  other_time: msg`Another time requested`,
};

const interviewAnswerTones = {
  none: 'plain',
  confirmed: 'success',
  declined: 'danger',
  other_time: 'warning',
} as const satisfies Record<InterviewAnswerKind, string>;

export function AnswerBadge({ answer }: Pick<Interview, 'answer'>) {
  const { i18n } = useLingui();
  return <Badge tone={interviewAnswerTones[answer]}>{i18n._(interviewAnswerLabels[answer])}</Badge>;
}

/** An interview's time, duration, place and note. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { t, i18n } = useLingui();
  const { tell } = useInterviewTime();
  const { starts_at, time_zone, duration_minutes, place, link, note } = interview;
  const time = starts_at ? tell(starts_at, time_zone) : undefined;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {time && (
        <DescriptionItem term={t`When`}>
          <span className="block font-medium tabular">{time.own}</span>
          {time.other && <span className="block text-14 text-muted tabular">{time.other}</span>}
        </DescriptionItem>
      )}
      <DescriptionItem term={t`Duration`}>
        {formatMinutes(duration_minutes, i18n.locale)}
      </DescriptionItem>
      {place && (
        <DescriptionItem term={t`Place`}>
          <span className="wrap-anywhere">{place}</span>
        </DescriptionItem>
      )}
      {link && (
        <DescriptionItem term={t`Video link`}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            // The text already is the address; print needn't append it.
            className="link wrap-anywhere print:after:content-none!"
          >
            {link}
          </a>
        </DescriptionItem>
      )}
      {note && (
        <DescriptionItem term={t`Note`} className="sm:col-span-2">
          <TextBlock heading="h4" text={note} />
        </DescriptionItem>
      )}
    </dl>
  );
}
