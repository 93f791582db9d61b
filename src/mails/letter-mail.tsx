import { Link, Text } from 'react-email';
import type { LetterRequest } from '../contract/mail-content.ts';
import { look } from './look.ts';
import { MailButton, MailPage, MailText } from './mail-page.tsx';

/** A mail whose texts the server has: the link of its button stands below it too, to be copied. */
export function LetterMail({ language, subject, before, button, after }: LetterRequest) {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => <MailText key={text}>{text}</MailText>);
  return (
    <MailPage {...{ language, subject }} preview={before.join(' ')}>
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
