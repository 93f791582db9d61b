import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { loadCatalog } from '../lib/i18n.ts';
import { Link } from '../ui/link.tsx';

export const Route = createFileRoute('/forgot-password')({
  ssr: false,
  beforeLoad: () => loadCatalog('account'),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <AuthCard
      title={t`Forgot your password?`}
      footer={
        <Link to="/login" className="text-link underline underline-offset-4">
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <p className="-mt-3 mb-5 text-muted">
        <Trans>
          Enter the email you registered with. We’ll send you a link to choose a new password.
        </Trans>
      </p>
      <ForgotPasswordForm />
    </AuthCard>
  );
}
