import { type I18n, setupI18n } from '@lingui/core';
import { toPlainText } from 'react-email';
import { messages as en } from '#locales/en/mails.po';
import { messages as tr } from '#locales/tr/mails.po';
import type { Language } from './contract/language.ts';
import type { CreateMailRenderer } from './contract/mails/mail-content.ts';
import { readMessages } from './lib/i18n.ts';
import { accountLetter } from './mails/account-letters.ts';
import { exportWords } from './mails/export-words.ts';
import { LetterMail } from './mails/letter-mail.tsx';
import { NotificationMail, notificationSubject } from './mails/notification-mail.tsx';
import { serverWords } from './mails/words.ts';
import { renderToText } from './render-to-text.ts';

/** Keeps the case of headings: uppercasing would be wrong in Turkish. */
const AS_TEXT = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** The mails' texts, plus the app's. */
const textsIn = async (locale: Language, own: typeof en): Promise<I18n> =>
  setupI18n({ locale, messages: { [locale]: { ...(await readMessages(locale)), ...own } } });

export const createMailRenderer: CreateMailRenderer = async () => {
  const texts = { en: await textsIn('en', en), tr: await textsIn('tr', tr) };
  return {
    renderNotification: async (request) => {
      const props = { request, i18n: texts[request.language] };
      const html = await renderToText(<NotificationMail {...props} />);
      return {
        subject: notificationSubject(props),
        html,
        text: toPlainText(html, AS_TEXT).concat('\n'),
      };
    },
    renderLetter: async (request) => {
      const { language, href } = request;
      const letter = accountLetter(texts[language], request);
      const { subject, before, code, after } = letter;
      const html = await renderToText(<LetterMail language={language} {...letter} />);
      const typed = code ? [`${code.label} ${code.value}`] : [];
      return { subject, html, text: `${[...before, href, ...typed, ...after].join('\n\n')}\n` };
    },
    readWords: async (language) => serverWords(texts[language]),
    readExportWords: async ({ language, reader }) => exportWords(texts[language], reader),
  };
};
