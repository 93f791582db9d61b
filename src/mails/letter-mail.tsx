import { Link, Text } from 'react-email';
import type { Language } from '#src/contract/language.ts';
import { look } from './look.ts';
import { MailButton, MailHeading, MailPage, MailText } from './mail-page.tsx';

export type Letter = {
  subject: string;
  /** Paragraphs before and after the button. */
  before: readonly string[];
  button: { label: string; href: string };
  after: readonly string[];
};

/** A mail around one link, repeated below its button for copying. */
export function LetterMail({
  language,
  subject,
  before,
  button,
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
      {paragraphs(after)}
    </MailPage>
  );
}
