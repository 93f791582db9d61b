import type { Language } from '../src/contract/language.ts';
import type { Message } from './mail.ts';

type Template = { subject: string; before: readonly string[]; after: readonly string[] };

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
    after: [
      'Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Parolanız değiştiğinde tüm cihazlardaki oturumlarınız kapatılır.',
      'Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.',
    ],
  },
};

/** The mail that carries the link to a new password. */
export function resetMail(language: Language, link: string): Pick<Message, 'subject' | 'text'> {
  const { subject, before, after } = templates[language];
  return { subject, text: `${[...before, link, ...after].join('\n\n')}\n` };
}
