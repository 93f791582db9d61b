import type { Language } from '../src/contract/language.ts';
import type { LetterRequest, MailRenderer } from '../src/contract/mail-content.ts';
import type { Message } from './mail.ts';

type Template = Pick<LetterRequest, 'subject' | 'before' | 'after'> & { button: string };

/*
 * The mail contains nothing of the account, not even its name: until the address is confirmed, that could be
 * anybody's text.
 */
const templates: Record<Language, Template> = {
  en: {
    subject: 'A new password for Meydan',
    before: [
      'Hello,',
      'someone, probably you, has asked for a new password for your account at Meydan. Follow this link to choose it:',
    ],
    button: 'Choose a new password',
    after: [
      'The link is valid for one hour and works once. When the password is changed, you are logged out on all devices.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  },
  tr: {
    subject: 'Meydan için yeni parola',
    before: [
      'Merhaba,',
      'Meydan hesabınız için yeni bir parola istendi. Bunu siz istediyseniz yeni parolanızı şu bağlantıdan belirleyebilirsiniz:',
    ],
    button: 'Yeni parola belirle',
    after: [
      'Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Parolanız değiştiğinde tüm cihazlardaki oturumlarınız kapatılır.',
      'Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.',
    ],
  },
};

/** The mail that carries the link to a new password; as text alone when nothing makes its HTML. */
export async function resetMail(
  language: Language,
  link: string,
  renderer?: () => Promise<Pick<MailRenderer, 'renderLetter'>>,
): Promise<Pick<Message, 'subject' | 'text' | 'html'>> {
  const { subject, before, button, after } = templates[language];
  const text = `${[...before, link, ...after].join('\n\n')}\n`;
  const letter = { language, subject, before, button: { label: button, href: link }, after };
  // The link matters more than how it looks.
  const html = await renderer?.()
    .then(({ renderLetter }) => renderLetter(letter))
    .catch(() => undefined);
  return { subject, text, html };
}
