import { createFileRoute } from '@tanstack/react-router';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { terms } from '../features/static-pages/terms.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: TermsPage,
});

function TermsPage() {
  return <StaticPage info={terms} />;
}
