import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { firstLanguage } from '#src/contract/language.ts';
import { messages as en } from '#tests/mock/locales/en/mock.po';
import { messages as tr } from '#tests/mock/locales/tr/mock.po';
import { PANEL_TAG } from '#tests/mock/page/watch-actions.ts';
import { keepEventsInside } from './keep-events-inside.ts';
import css from './panel.css?inline';
import { Panel } from './panel.tsx';

const languageNow = () => firstLanguage([document.documentElement.lang]);
const i18n = setupI18n({ locale: languageNow(), messages: { en, tr } });
new MutationObserver(() => i18n.activate(languageNow())).observe(document.documentElement, {
  attributeFilter: ['lang'],
});

/* In a shadow root, so that neither styles of the app reach the panel nor the panel's the app. */
const host = document.createElement(PANEL_TAG);
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = css;
const place = document.createElement('div');
shadow.append(style, place);
keepEventsInside(host);
document.body.append(host);

createRoot(place).render(
  <I18nProvider i18n={i18n}>
    <Panel />
  </I18nProvider>,
);
