import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../features/info/info-page.tsx';
import { resources } from '../features/info/resources.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/resources')({
  beforeLoad: () => loadTexts('info'),
  component: ResourcesPage,
});

function ResourcesPage() {
  return <InfoPage info={resources} />;
}
