import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Fragment } from 'react';
import { Heading, Hr, Link, Section, Text } from 'react-email';
import type { NotificationMailRequest } from '#src/contract/mails/mail-content.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { sayNotification } from '#src/entities/notification/sentences.ts';
import { mailPartsOf } from './kinds.ts';
import { look } from './look.ts';
import { MailButton, MailHeading, MailPage, MailText } from './mail-page.tsx';
import { withNames } from './mail-parts.ts';
import { quoteOf, subjectOf } from './text.ts';

export type NotificationMailProps = { request: NotificationMailRequest; i18n: I18n };

type Said = { subject: string; heading: string; summary: string; more: string; button: string } & {
  when?: string | undefined;
  details: { label: string; text: string; href?: string }[];
  note?: string | undefined;
  quote?: string | undefined;
  href: string;
};

/** The texts for each notification, in the reader's language (rule MAIL-10). */
function sayAll({ request, i18n }: NotificationMailProps): Said[] {
  const isDigest = request.total !== undefined;
  const say = (text?: MessageDescriptor) => (text ? i18n._(text) : '');
  return request.notifications.map((notification) => {
    const named = withNames(notification, request.reader, i18n);
    const parts = mailPartsOf(named);
    const heading = say(parts.heading);
    const button = say(parts.button);
    const href = request.origin + parts.path;
    // Headings contain nothing that others wrote.
    if (!request.isConfirmed)
      return {
        subject: heading,
        heading,
        button,
        summary: i18n._(msg`Log in to see what it’s about.`),
        more: '',
        details: [],
        href,
      };
    return {
      subject: say(parts.subject) || `${heading}: ${named.job}`,
      heading,
      summary: sayNotification(notification, request.reader, i18n),
      more: say(parts.more),
      button,
      when: parts.when,
      quote: parts.quote && quoteOf(parts.quote, isDigest),
      details: (parts.details ?? []).map(({ label, ...detail }) => ({
        ...detail,
        label: say(label),
      })),
      note: parts.note && quoteOf(parts.note, isDigest),
      href,
    };
  });
}

export function notificationSubject(props: NotificationMailProps): string {
  const { total: count } = props.request;
  if (count === undefined) return subjectOf(sayAll(props)[0]?.subject ?? PRODUCT_NAME);
  return props.i18n._(
    msg`${plural(count, { one: '# update from Meydan', other: '# updates from Meydan' })}`,
  );
}

function Foot({ request: { preferencesUrl }, i18n }: NotificationMailProps) {
  return (
    <>
      <Text className="small" style={look.small}>
        {i18n._(msg`You’re getting this email because you have an account at Meydan.`)}
      </Text>
      <Text className="small" style={look.small}>
        <Link className="small" href={preferencesUrl} style={look.smallLink}>
          {i18n._(msg`Choose what we email you, or unsubscribe`)}
        </Link>
      </Text>
    </>
  );
}

/** A quote with its line breaks. */
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

/** The time, further facts, the note and the quote. */
function Details({
  when,
  details,
  note,
  quote,
}: Pick<Said, 'when' | 'details' | 'note' | 'quote'>) {
  return (
    <>
      {(when || details.length > 0) && (
        <Section className="panel" style={look.panel}>
          {when && (
            <Text className="when" style={look.when}>
              {when}
            </Text>
          )}
          {details.length > 0 && (
            <Text className="facts" style={look.facts}>
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
        </Section>
      )}
      {note && <Quote text={note} />}
      {quote && <Quote text={quote} />}
    </>
  );
}

/** A mail about one notification. */
function SingleMail(props: NotificationMailProps & { said: Said }) {
  const { said, request } = props;
  return (
    <MailPage
      language={request.language}
      subject={notificationSubject(props)}
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

/** A mail about all notifications of a day. */
function DigestMail(props: NotificationMailProps & { all: Said[]; total: number }) {
  const { all, total, request, i18n } = props;
  const left = total - all.length;
  return (
    <MailPage
      language={request.language}
      subject={notificationSubject(props)}
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

/** The mail about one notification, or a digest of several. */
export function NotificationMail(props: NotificationMailProps) {
  const { total } = props.request;
  const all = sayAll(props);
  const [first] = all;
  if (total !== undefined) return <DigestMail {...props} all={all} total={total} />;
  return first && <SingleMail {...props} said={first} />;
}
