import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Fragment } from 'react';
import { Heading, Hr, Link, Text } from 'react-email';
import { INTERVIEW_NOTE_MAX } from '#src/contract/limits.ts';
import type { NoticeRequest } from '#src/contract/mails/mail-content.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { describeNotice } from './kinds.ts';
import { look } from './look.ts';
import { MailButton, MailHeading, MailPage, MailText } from './mail-page.tsx';
import { toTold } from './notice.ts';
import { quoteOf, subjectOf } from './text.ts';

export type NoticeMailProps = { request: NoticeRequest; i18n: I18n };

type Said = { subject: string; heading: string; summary: string; more: string; button: string } & {
  when?: string | undefined;
  details: { label: string; text: string; href?: string }[];
  note?: string | undefined;
  quote?: string | undefined;
  href: string;
};

/** What is said of each notification, in the reader's language. */
function sayAll({ request, i18n }: NoticeMailProps): Said[] {
  const isDigest = request.total !== undefined;
  const say = (text?: MessageDescriptor) => (text ? i18n._(text) : '');
  return request.notifications.map((notification) => {
    const notice = describeNotice(toTold(notification, request.reader, i18n));
    const href = request.origin + notice.path;
    // No heading names anybody or anything.
    if (!request.isConfirmed)
      return {
        subject: say(notice.heading),
        heading: say(notice.heading),
        button: say(notice.button),
        summary: i18n._(msg`Log in to see what it’s about.`),
        more: '',
        details: [],
        href,
      };
    return {
      subject: say(notice.subject),
      heading: say(notice.heading),
      summary: say(notice.summary),
      more: say(notice.more),
      button: say(notice.button),
      when: notice.when,
      quote: notice.quote && quoteOf(notice.quote),
      details: (notice.details ?? []).map(({ label, ...detail }) => ({
        ...detail,
        label: say(label),
      })),
      // In a digest, many have to fit.
      note: notice.note && quoteOf(notice.note, isDigest ? undefined : INTERVIEW_NOTE_MAX),
      href,
    };
  });
}

/** The mail's subject. */
export function noticeSubject(props: NoticeMailProps): string {
  const { total: count } = props.request;
  if (count === undefined) return subjectOf(sayAll(props)[0]?.subject ?? PRODUCT_NAME);
  return props.i18n._(
    msg`${plural(count, { one: '# update from Meydan', other: '# updates from Meydan' })}`,
  );
}

function Foot({ request: { preferencesUrl }, i18n }: NoticeMailProps) {
  return (
    <>
      <Text className="small" style={look.small}>
        {i18n._(msg`You’re getting this email because you have an account at Meydan.`)}
      </Text>
      <Text className="small" style={look.small}>
        <Link className="link" href={preferencesUrl} style={look.link}>
          {i18n._(msg`Choose what we email you, or unsubscribe`)}
        </Link>
      </Text>
    </>
  );
}

/** What somebody wrote, on its own lines. */
function Quote({ text }: { text: string }) {
  return (
    <Text className="quote" style={look.quote}>
      {text.split('\n').map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rendered once
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** When it is, what else there is to know, and what somebody wrote. */
function Details({
  when,
  details,
  note,
  quote,
}: Pick<Said, 'when' | 'details' | 'note' | 'quote'>) {
  return (
    <>
      {when && (
        <Text className="when" style={look.when}>
          {when}
        </Text>
      )}
      {details.length > 0 && (
        <Text className="text" style={look.text}>
          {details.map(({ label, text, href }, index) => (
            <Fragment key={label}>
              {index > 0 && <br />}
              {`${label}: `}
              {href ? (
                <Link className="link" href={href} style={look.link}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </Text>
      )}
      {note && <Quote text={note} />}
      {quote && <Quote text={quote} />}
    </>
  );
}

/** Tells of one thing. */
function SingleMail(props: NoticeMailProps & { said: Said }) {
  const { said, request } = props;
  return (
    <MailPage
      language={request.language}
      subject={noticeSubject(props)}
      preview={said.summary}
      foot={<Foot {...props} />}
    >
      <MailHeading>{said.heading}</MailHeading>
      <MailText>{said.summary}</MailText>
      <Details {...said} />
      {said.more && <MailText>{said.more}</MailText>}
      <MailButton href={said.href}>{said.button}</MailButton>
    </MailPage>
  );
}

/** Tells of all that has happened in a day. */
function DigestMail(props: NoticeMailProps & { all: Said[]; total: number }) {
  const { all, total, request, i18n } = props;
  const left = total - all.length;
  return (
    <MailPage
      language={request.language}
      subject={noticeSubject(props)}
      preview={all.map(({ summary }) => summary).join(' ')}
      foot={<Foot {...props} />}
    >
      <MailHeading>{i18n._(msg`What’s new for you`)}</MailHeading>
      {all.map((said, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rendered once
        <div key={index}>
          <Heading as="h2" className="heading" style={look.subheading}>
            <Link className="link" href={said.href} style={look.link}>
              {said.heading}
            </Link>
          </Heading>
          <MailText>{said.summary}</MailText>
          <Details {...said} />
          <Hr className="line" style={look.line} />
        </div>
      ))}
      {left > 0 && (
        <MailText>
          {i18n._(msg`${plural(left, { one: 'And # more.', other: 'And # more.' })}`)}
        </MailText>
      )}
      <MailButton href={`${request.origin}/notifications`}>
        {i18n._(msg`See all notifications`)}
      </MailButton>
    </MailPage>
  );
}

/** The mail that tells of notifications. */
export function NoticeMail(props: NoticeMailProps) {
  const { total } = props.request;
  const all = sayAll(props);
  const [first] = all;
  if (total !== undefined) return <DigestMail {...props} all={all} total={total} />;
  return first && <SingleMail {...props} said={first} />;
}
