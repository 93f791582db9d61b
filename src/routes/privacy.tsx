import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../features/info/info-page.tsx';
import { privacy } from '../features/info/privacy.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/privacy')({
  beforeLoad: () => loadTexts('info'),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <InfoPage info={privacy} />;
}
