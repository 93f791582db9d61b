import { Link, Section, Text } from 'react-email';
import type { Language } from '#src/contract/language.ts';
import { look } from './look.ts';
import { MailButton, MailHeading, MailPage, MailText } from './mail-page.tsx';

export type Letter = {
  subject: string;
  /** Paragraphs before and after the button. */
  before: readonly string[];
  button: { label: string; href: string };
  /** A code that does the same as the link, with what to do with it. */
  code?: { label: string; value: string } | undefined;
  after: readonly string[];
};

/** A mail around one link, repeated below its button for copying, and perhaps a code. */
export function LetterMail({
  language,
  subject,
  before,
  button,
  code,
  after,
}: Letter & { language: Language }) {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => <MailText key={text}>{text}</MailText>);
  return (
    <MailPage language={language} subject={subject} preview={before.join(' ')}>
      <MailHeading>{subject}</MailHeading>
      {paragraphs(before)}
      <MailButton href={button.href}>{button.label}</MailButton>
      <Text className="address" style={look.address}>
        <Link className="link" href={button.href} style={look.link}>
          {button.href}
        </Link>
      </Text>
      {code && (
        <Section className="panel" style={look.panel}>
          <Text className="facts" style={look.facts}>
            {code.label}
          </Text>
          <Text className="facts" style={look.code}>
            {code.value}
          </Text>
        </Section>
      )}
      {paragraphs(after)}
    </MailPage>
  );
}
