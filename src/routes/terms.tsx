import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '#src/features/static-pages/terms.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Terms,
});
