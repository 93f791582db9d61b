import { type I18n, setupI18n } from '@lingui/core';
import { toPlainText } from 'react-email';
import { messages as en } from '../locales/en/mails.po';
import { messages as tr } from '../locales/tr/mails.po';
import type { Language } from './contract/language.ts';
import type { CreateMailRenderer } from './contract/mail-content.ts';
import { LetterMail } from './mails/letter-mail.tsx';
import { NoticeMail, noticeSubject } from './mails/notice-mail.tsx';
import { renderToText } from './render-to-text.ts';

/** Headings stay as they are: capitals would be wrong in Turkish. */
const AS_TEXT = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

export const createMailRenderer: CreateMailRenderer = async () => {
  const texts: Record<Language, I18n> = {
    en: setupI18n({ locale: 'en', messages: { en } }),
    tr: setupI18n({ locale: 'tr', messages: { tr } }),
  };
  return {
    renderNotice: async (request) => {
      const props = { request, i18n: texts[request.language] };
      const html = await renderToText(<NoticeMail {...props} />);
      return { subject: noticeSubject(props), html, text: toPlainText(html, AS_TEXT).concat('\n') };
    },
    renderLetter: (request) => renderToText(<LetterMail {...request} />),
  };
};
