import { createFileRoute } from '@tanstack/react-router';
import { faq } from '../features/info/faq.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/faq')({
  beforeLoad: () => loadTexts('info'),
  component: FaqPage,
});

function FaqPage() {
  return <InfoPage info={faq} />;
}
