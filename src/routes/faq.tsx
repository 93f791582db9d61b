import { createFileRoute } from '@tanstack/react-router';
import { Faq } from '#src/features/static-pages/faq.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';

export const Route = createFileRoute('/faq')({
  beforeLoad: ({ context }) => loadCatalog('info', context.response),
  component: Faq,
});
