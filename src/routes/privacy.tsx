import { createFileRoute } from '@tanstack/react-router';
import { privacy } from '../features/static-pages/privacy.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/privacy')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <StaticPage info={privacy} />;
}
