import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email';
import type { Language } from '#src/contract/language.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { DARK_STYLES, look } from './look.ts';

/** The letter of the logo, which is set in type: mails show no pictures. */
const INITIAL = PRODUCT_NAME.charAt(0);

type MailPageProps = {
  language: Language;
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  children: ReactNode;
  /** Content below the card. */
  foot?: ReactNode;
};

/** The layout of every mail: the navy bar, a card, and small print below. */
export function MailPage({ language, subject, preview, children, foot }: MailPageProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* oxlint-disable-next-line react/no-danger -- a constant, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </Head>
      <Body lang={language} className="canvas" style={look.canvas}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={look.page}>
          <Section className="bar" tdClassName="side" style={look.bar}>
            <table cellPadding="0" cellSpacing="0" role="presentation">
              <tbody>
                <tr>
                  <td aria-hidden="true" data-skip-in-text style={look.mark}>
                    <div style={look.dot}>•</div>
                    <div style={look.letter}>{INITIAL}</div>
                  </td>
                  <td style={look.wordmark}>{PRODUCT_NAME}</td>
                </tr>
              </tbody>
            </table>
          </Section>
          <Section className="card" tdClassName="side" style={look.card}>
            {children}
          </Section>
          <Section tdClassName="side" style={look.foot}>
            {foot}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailHeading({ children }: { children: string }) {
  return (
    <Heading as="h1" className="heading" style={look.heading}>
      {children}
    </Heading>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={look.text}>
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Button className="button" href={href} style={look.button}>
      {children}
    </Button>
  );
}
