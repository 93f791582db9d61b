import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '../features/info/pricing.tsx';
import { loadTexts } from '../lib/i18n.ts';

export const Route = createFileRoute('/pricing')({
  beforeLoad: () => loadTexts('info'),
  component: Pricing,
});
