import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { getMeQuery, useSession } from '#src/api/auth.ts';
import { Welcome } from '#src/features/action-items/welcome.tsx';
import { FeatureCards } from '#src/features/home/feature-cards.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { SearchCard } from '#src/features/home/search-card.tsx';
import { HiringCompanies } from '#src/features/jobs/hiring-companies.tsx';
import { loadMarket, MarketNumbers } from '#src/features/jobs/market-numbers.tsx';
import { NewestJobs } from '#src/features/jobs/newest-jobs.tsx';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { useOrigin } from '#src/lib/origin.tsx';
import { organization, webSite } from '#src/lib/structured-data.ts';
import { PageTitle } from '#src/ui/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, response } }) => {
    if (queryClient.getQueryData(getMeQuery().queryKey)) void Welcome.preload();
    await loadMarket(queryClient, response);
  },
  component: HomePage,
});

function HomePage() {
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const { user } = useSession();
  return (
    <>
      <PageTitle title={PRODUCT_NAME} />
      <PageHead
        title={PRODUCT_NAME}
        description={t`Search open jobs, apply in minutes and follow every application. Employers read and answer them in one place.`}
      />
      <Hero
        welcome={user && <Welcome user={user} />}
        search={<SearchCard />}
        numbers={<MarketNumbers />}
      />
      <div className="page-width grid gap-14 pt-8 md:gap-20 md:pt-16">
        <NewestJobs />
        <HiringCompanies />
        <FeatureCards />
      </div>
      <StructuredData
        data={import.meta.env.SSR && [organization(origin), webSite(origin, i18n.locale)]}
      />
    </>
  );
}
