import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { loadCatalog } from '../lib/i18n.ts';
import { Page } from '../ui/page.tsx';

export const Route = createFileRoute('/contact')({
  // The form shows messages of the contract, which are in the catalog `account`.
  beforeLoad: async () => {
    await Promise.all([loadCatalog('info'), loadCatalog('account')]);
  },
  component: ContactPage,
});

function ContactPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Contact`}
      description={t`Write to the operator of this site. You need no account for it.`}
      lead={t`Write to the operator of this site. You need no account for it.`}
      width="form"
    >
      <ContactForm />
    </Page>
  );
}
