import { createFileRoute } from '@tanstack/react-router';
import { resources } from '../features/static-pages/resources.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/resources')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: ResourcesPage,
});

function ResourcesPage() {
  return <StaticPage info={resources} />;
}
