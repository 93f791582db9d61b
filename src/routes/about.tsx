import { createFileRoute } from '@tanstack/react-router';
import { about } from '../features/info/about.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/about')({
  beforeLoad: () => loadTexts('info'),
  component: AboutPage,
});

function AboutPage() {
  return <InfoPage info={about} />;
}
