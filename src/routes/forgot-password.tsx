import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { ForgotPasswordForm } from '#src/features/auth/forgot-password-form.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { TextLink } from '#src/ui/link.tsx';

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
        <TextLink to="/login">
          <Trans>Back to login</Trans>
        </TextLink>
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
