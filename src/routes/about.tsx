import { createFileRoute } from '@tanstack/react-router';
import { about } from '../features/static-pages/about.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/about')({
  beforeLoad: () => loadCatalog('info'),
  component: AboutPage,
});

function AboutPage() {
  return <StaticPage info={about} />;
}
