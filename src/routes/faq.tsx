import { createFileRoute } from '@tanstack/react-router';
import { faq } from '../features/static-pages/faq.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/faq')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: FaqPage,
});

function FaqPage() {
  return <StaticPage info={faq} />;
}
