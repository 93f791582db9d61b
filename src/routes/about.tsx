import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MarketNumbers } from '#src/features/jobs/market-numbers.tsx';
import { About } from '#src/features/static-pages/about.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import type { PageResponse } from '#src/lib/page-response.ts';

/** Server only: loads the numbers too. In the browser they load by themselves, in reserved space. */
const load = async (queryClient: QueryClient, response?: PageResponse): Promise<void> => {
  await loadCatalog('info', response);
  const { loadMarket } = await import('#src/features/jobs/market-numbers.tsx');
  await loadMarket(queryClient, response);
};

export const Route = createFileRoute('/about')({
  beforeLoad: import.meta.env.SSR
    ? ({ context: { queryClient, response } }) => load(queryClient, response)
    : () => loadCatalog('info'),
  component: AboutPage,
});

function AboutPage() {
  return <About numbers={<MarketNumbers />} />;
}
