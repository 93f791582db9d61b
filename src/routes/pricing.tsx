import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '#src/features/static-pages/pricing.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';

export const Route = createFileRoute('/pricing')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Pricing,
});
