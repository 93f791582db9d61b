import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../features/static-pages/privacy.tsx';
import { loadCatalog } from '../lib/i18n.ts';

export const Route = createFileRoute('/privacy')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Privacy,
});
