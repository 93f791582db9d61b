import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { QuickAnswers } from '#src/features/static-pages/quick-answers.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { Page } from '#src/ui/page.tsx';

export const Route = createFileRoute('/contact')({
  // The form shows contract messages, which are in the `account` catalog.
  beforeLoad: async ({ context: { response } }) => {
    await Promise.all([loadCatalog('info', response), loadCatalog('account', response)]);
  },
  component: ContactPage,
});

function ContactPage() {
  const { t } = useLingui();
  const lead = t`Questions, problems or ideas? Write to us. You don’t need an account.`;
  return (
    <Page isReading title={t`Contact`} description={lead} lead={lead}>
      <ContactForm answers={<QuickAnswers />} />
    </Page>
  );
}
