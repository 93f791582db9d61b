import { createFileRoute } from '@tanstack/react-router';
import { Resources } from '#src/features/static-pages/resources.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';

export const Route = createFileRoute('/resources')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Resources,
});
