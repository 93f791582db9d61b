import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApplicationStatus, UserType } from '../../contract/enumerations.ts';
import type {
  Notification,
  NotificationFacts,
  NotificationKind,
} from '../../contract/notification.ts';
import { formatDate } from '../../lib/format.ts';

/** Characters of a name or title in a notification. */
const NAME_MAX = 80;

/** The text on one line, cut to `NAME_MAX` characters, never within one; '' when it is blank. */
const shortName = (text: string): string => {
  const characters = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  if (characters.length <= NAME_MAX) return characters.join('');
  return `${characters.slice(0, NAME_MAX).join('').trimEnd()}…`;
};

/** What stands in the place of a name that is missing. */
const missingNames = {
  job: msg`an untitled job`,
  company: msg`The employer`,
  companyWithin: msg`the employer`,
  candidate: msg`A candidate`,
  candidateWithin: msg`a candidate`,
} satisfies Record<string, MessageDescriptor>;

type TextProps = { told: Notification };

/** A name or title; a few words where there is none. */
function Name({ name, missing }: { name: string; missing: MessageDescriptor }) {
  const { i18n } = useLingui();
  const text = shortName(name);
  return text ? <bdi className="font-semibold">{text}</bdi> : i18n._(missing);
}
const Job = ({ told }: TextProps) => <Name name={told.job_title} missing={missingNames.job} />;
/** At the beginning of a sentence. */
const Company = ({ told }: TextProps) => (
  <Name name={told.company_name} missing={missingNames.company} />
);
/** At the beginning of a sentence. */
const Candidate = ({ told }: TextProps) => (
  <Name name={told.candidate_name} missing={missingNames.candidate} />
);
const WithCompany = ({ told }: TextProps) => (
  <Name name={told.company_name} missing={missingNames.companyWithin} />
);
const WithCandidate = ({ told }: TextProps) => (
  <Name name={told.candidate_name} missing={missingNames.candidateWithin} />
);

type Text = (props: TextProps) => ReactNode;

const Accepted: Text = ({ told }) => (
  <Trans>
    <Company told={told} /> accepted your application for <Job told={told} />.
  </Trans>
);

/** By the status that the application has now. */
const statusTexts: Record<ApplicationStatus, Text> = {
  pending: ({ told }) => (
    <Trans>
      <Company told={told} /> set your application for <Job told={told} /> back to pending.
    </Trans>
  ),
  reviewed: ({ told }) => (
    <Trans>
      <Company told={told} /> is reviewing your application for <Job told={told} />.
    </Trans>
  ),
  interview: ({ told }) => (
    <Trans>
      <Company told={told} /> moved your application for <Job told={told} /> to the interview stage.
    </Trans>
  ),
  accepted: Accepted,
  hired: Accepted,
  rejected: ({ told }) => (
    <Trans>
      <Company told={told} /> decided not to move forward with your application for{' '}
      <Job told={told} />.
    </Trans>
  ),
};

const Updated: Text = ({ told }) => (
  <Trans>
    <Company told={told} /> updated your application for <Job told={told} />.
  </Trans>
);

const answerTexts: Record<NonNullable<NotificationFacts['answer']>, Text> = {
  confirmed: ({ told }) => (
    <Trans>
      <Candidate told={told} /> confirmed the interview for <Job told={told} />.
    </Trans>
  ),
  declined: ({ told }) => (
    <Trans>
      <Candidate told={told} /> declined the interview for <Job told={told} />.
    </Trans>
  ),
  other_time: ({ told }) => (
    <Trans>
      <Candidate told={told} /> asked for another interview time for <Job told={told} />.
    </Trans>
  ),
};

const Answered: Text = ({ told }) => (
  <Trans>
    <Candidate told={told} /> replied to the interview invitation for <Job told={told} />.
  </Trans>
);

const Deadline: Text = ({ told }) => {
  const { i18n } = useLingui();
  const day = formatDate(told.facts.deadline ?? null, i18n.locale);
  if (!day)
    return (
      <Trans>
        Applications for <Job told={told} /> close soon.
      </Trans>
    );
  return (
    <Trans>
      Applications for <Job told={told} /> close on {day}.
    </Trans>
  );
};

/** What is said of each kind to each side. */
const texts: Record<NotificationKind, Text | Record<UserType, Text>> = {
  application_received: ({ told }) => (
    <Trans>
      <Candidate told={told} /> applied for <Job told={told} />.
    </Trans>
  ),
  application_withdrawn: ({ told }) => (
    <Trans>
      <Candidate told={told} /> withdrew their application for <Job told={told} />.
    </Trans>
  ),
  interview_answered: (props) => {
    const Answer = answerTexts[props.told.facts.answer ?? 'confirmed'];
    return props.told.facts.answer ? <Answer {...props} /> : <Answered {...props} />;
  },
  job_deadline: Deadline,
  status_changed: (props) => {
    const { status } = props.told.facts;
    const Status = status ? statusTexts[status] : Updated;
    return <Status {...props} />;
  },
  interview_set: ({ told }) => (
    <Trans>
      <Company told={told} /> invited you to an interview for <Job told={told} />.
    </Trans>
  ),
  interview_changed: ({ told }) => (
    <Trans>
      <Company told={told} /> changed your interview for <Job told={told} />.
    </Trans>
  ),
  interview_cancelled: ({ told }) => (
    <Trans>
      <Company told={told} /> cancelled your interview for <Job told={told} />.
    </Trans>
  ),
  job_closed: ({ told }) =>
    told.facts.is_removed ? (
      <Trans>
        <Company told={told} /> removed <Job told={told} />. You can still find your application in
        your list.
      </Trans>
    ) : (
      <Trans>
        <Company told={told} /> is no longer accepting applications for <Job told={told} />. Yours
        isn’t affected.
      </Trans>
    ),
  interview_tomorrow: {
    candidate: ({ told }) => (
      <Trans>
        Reminder: you have an interview with <WithCompany told={told} /> for <Job told={told} />.
      </Trans>
    ),
    employer: ({ told }) => (
      <Trans>
        Reminder: you have an interview with <WithCandidate told={told} /> for <Job told={told} />.
      </Trans>
    ),
  },
  message: {
    candidate: ({ told }) => (
      <Trans>
        <Company told={told} /> sent you a message about <Job told={told} />.
      </Trans>
    ),
    employer: ({ told }) => (
      <Trans>
        <Candidate told={told} /> sent you a message about <Job told={told} />.
      </Trans>
    ),
  },
};

/** What a notification says, in one or two sentences, to the reader on this side. */
export function NotificationText({ told, reader }: TextProps & { reader: UserType }) {
  const text = texts[told.kind];
  const Text = typeof text === 'function' ? text : text[reader];
  return <Text told={told} />;
}
