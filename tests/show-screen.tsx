import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { getMeQuery } from '#src/api/auth.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { ThemeProvider } from '#src/lib/theme.tsx';
import { createAppRouter } from '#src/router.tsx';
import { renderUi } from './render.tsx';

/** Shows the screen at this path within the whole app, by default to a visitor. */
export const showScreen = async (path: string, me: User | null = null): Promise<void> => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const queryClient = createQueryClient();
  queryClient.setQueryData(getMeQuery().queryKey, me);
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  renderUi(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};
