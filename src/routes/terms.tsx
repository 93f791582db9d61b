import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../features/static-pages/terms.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/terms')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Terms,
});
