import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../features/info/info-page.tsx';
import { terms } from '../features/info/terms.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: () => loadTexts('info'),
  component: TermsPage,
});

function TermsPage() {
  return <InfoPage info={terms} />;
}
