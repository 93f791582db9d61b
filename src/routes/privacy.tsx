import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '#src/features/static-pages/privacy.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import type { PageResponse } from '#src/lib/page-response.ts';

/** Server only: loads the settings too. In the browser they load by themselves. */
const load = async (queryClient: QueryClient, response?: PageResponse): Promise<void> => {
  await loadCatalog('info', response);
  const { getSettingsQuery } = await import('#src/api/settings.ts');
  await queryClient.ensureQueryData(getSettingsQuery());
};

export const Route = createFileRoute('/privacy')({
  beforeLoad: import.meta.env.SSR
    ? ({ context: { queryClient, response } }) => load(queryClient, response)
    : () => loadCatalog('info'),
  component: Privacy,
});
