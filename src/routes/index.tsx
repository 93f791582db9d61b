import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { useSession } from '../api/auth.ts';
import { FeatureCards } from '../features/home/feature-cards.tsx';
import { Hero } from '../features/home/hero.tsx';
import { SearchCard } from '../features/home/search-card.tsx';
import { PRODUCT_NAME } from '../lib/config.ts';
import { useOrigin } from '../lib/origin.tsx';
import { organization, webSite } from '../lib/structured-data.ts';
import { PageTitle } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { StructuredData } from '../ui/structured-data.tsx';

export const Route = createFileRoute('/')({ component: HomePage });

function HomePage() {
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const { user, isPending } = useSession();
  const isKnown = useHydrated() && !isPending;
  return (
    <>
      <PageTitle title={PRODUCT_NAME} />
      <PageHead
        title={PRODUCT_NAME}
        description={t`Search open positions, apply in minutes and see where every application stands. Employers read each letter and answer in one place.`}
      />
      <div className="border-line border-b bg-wash">
        <div className="page-width grid gap-10 py-14 md:py-20">
          <Hero isVisitor={user === null} />
          {/*
           * Already there, for those who have a session, while it isn't known: nothing moves then.
           */}
          {(user || !isKnown) && (
            <div className={user ? undefined : 'hidden stored-session:block'}>
              <SearchCard title={t`Search for jobs`} />
            </div>
          )}
        </div>
      </div>
      <div className="page-width pt-14 md:pt-20">
        <FeatureCards />
      </div>
      <StructuredData
        data={import.meta.env.SSR && [organization(origin), webSite(origin, i18n.locale)]}
      />
    </>
  );
}
