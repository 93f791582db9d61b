// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { dismissAlert, raiseAlert, readAlerts } from '#src/lib/alerts.ts';
import { renderUi } from '#tests/render.tsx';
import { readTranslations } from '#tests/translations.ts';
import { Alerts, preloadAlerts } from './alerts.tsx';
import { TextField } from './text-field.tsx';

describe.each(['en', 'tr'] as const)('the server’s words, which are English, in %s', (language) => {
  const translations = readTranslations(language);
  /** Without the places of values, which a server that sends them names apart. */
  const shownAs = (text: string) =>
    (translations.get(text) ?? '')
      .replaceAll(/\{\w+\}/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const texts = [...new Set(Object.values({ ...errorMessages, ...sessionMessages }))];

  beforeEach(async () => {
    // The catalogs of screens with an account; visitors' screens load the second one with an alert.
    for (const name of ['public', 'account'])
      i18n.load('tr', (await import(`../../locales/tr/${name}.po`)).messages);
    act(() => i18n.activate(language));
    onTestFinished(() => act(() => i18n.activate('en')));
  });

  it('are all known', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => !translations.get(text))).toEqual([]);
  });

  it('are shown in alerts', async () => {
    await preloadAlerts();
    renderUi(<Alerts />);
    for (const text of texts) {
      act(() => void raiseAlert('error', text));
      expect(screen.getByRole('alert')).toHaveTextContent(shownAs(text));
      for (const { id } of readAlerts()) act(() => dismissAlert(id));
    }
  });

  it('are shown at the fields that they are about', () => {
    const { rerender } = renderUi(<div />);
    for (const text of texts) {
      rerender(<TextField label="Title" error={text} />);
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(shownAs(text));
    }
  });
});
