import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

function Texts({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** Renders `ui` as the app does, in English; also returns a `user` for its events. */
export const renderUi = (ui: ReactNode) => ({
  user: userEvent.setup(),
  ...render(ui, { wrapper: Texts }),
});
