import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '#src/features/static-pages/privacy.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';

export const Route = createFileRoute('/privacy')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Privacy,
});
