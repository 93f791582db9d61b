// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { userSchema } from '#src/contract/accounts/user.ts';
import { NO_RETENTION } from '#src/contract/server/settings.ts';
import { getMeQuery, useSession } from './auth.ts';
import { createQueryClient } from './query-client.ts';
import { getSettingsQuery, usePasswordMin } from './settings.ts';

const user = userSchema.parse({ _id: '1', user_type: 'candidate', first_name: 'Ada' });

function WhoAmI() {
  const session = useSession();
  return <output>{session.isPending ? '…' : (session.user?.first_name ?? 'a visitor')}</output>;
}
function ShortestPassword() {
  return <output>{usePasswordMin() ?? 'unknown'}</output>;
}

/** The app's cache, with the user and the settings as fetched. */
const provide = (children: ReactNode, data: { me?: typeof user | null; password_min?: 8 } = {}) => {
  const client = createQueryClient();
  if (data.me !== undefined) client.setQueryData(getMeQuery().queryKey, data.me);
  const { password_min } = data;
  if (password_min)
    client.setQueryData(getSettingsQuery().queryKey, {
      password_min,
      salary_currency: 'USD',
      retention: NO_RETENTION,
      operator_name: '',
      operator_address: '',
      browser_reports: false,
    });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
const shown = () => screen.getByRole('status').textContent;

it.each([
  [user, 'Ada'],
  [null, 'a visitor'],
])('the session is that of the user: %j', async (me, name) => {
  render(provide(<WhoAmI />, { me }));
  expect(shown()).toBe(name);
});

it('a page of the server is taken over as a visitor’s, and becomes the user’s (PAGE-1)', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(provide(<WhoAmI />, { me: user }));
  expect(shown()).toBe('a visitor');
  const root = hydrateRoot(container, provide(<WhoAmI />, { me: user }), {
    onRecoverableError: (error) => expect.fail(String(error)),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await screen.findByText('Ada');
});

it('the shortest password is unknown until the server names it (AUTH-6)', () => {
  render(provide(<ShortestPassword />, { password_min: 8 }));
  expect(shown()).toBe('8');
});
