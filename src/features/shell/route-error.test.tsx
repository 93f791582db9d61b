// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type ErrorComponentProps,
  type ErrorRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, anyFailure } from '#src/api/api-error.ts';
import { readTranslations } from '#tests/translations.ts';
import { RouteError } from './route-error.tsx';
import { ScreenFailure } from './screen-failure.tsx';

/** Shows a screen that fails with `error`, in a router of its own. */
async function fail(language: 'en' | 'tr', error: Error, Failure: ErrorRouteComponent) {
  for (const name of ['public', 'account', 'info'])
    i18n.load('tr', (await import(`../../../locales/tr/${name}.po`)).messages);
  act(() => i18n.activate(language));
  onTestFinished(() => act(() => i18n.activate('en')));
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  // The router reports the error.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const routeTree = createRootRoute({
    errorComponent: Failure,
    component: () => {
      throw error;
    },
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return (await screen.findByRole('alert')).textContent;
}

const OnItsScreen = ({ error }: ErrorComponentProps) => (
  <ScreenFailure error={error} failure={anyFailure} missing="Job not found" />
);

const MISTAKE = 'An unexpected error occurred';
const UNEXPLAINED = 'Sorry, something went wrong on our servers. Please try again later.';

it.each([
  ['en', 'a page', RouteError],
  ['tr', 'a page', RouteError],
  ['en', 'a screen', OnItsScreen],
  ['tr', 'a screen', OnItsScreen],
] as const)(
  'in %s, %s says that the app itself is at fault (ERROR-3)',
  async (language, _, Failure) => {
    const translations = readTranslations(language);
    const said = await fail(language, new TypeError('x is not a function'), Failure);
    expect(said).toContain(translations.get(MISTAKE));
  },
);

it.each(['en', 'tr'] as const)(
  'in %s, a failure that nothing explains has a text of its own (ERROR-3)',
  async (language) => {
    const said = await fail(language, new ApiError('http', { status: 500 }), RouteError);
    expect(said).toBe(readTranslations(language).get(UNEXPLAINED));
  },
);
