import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { ForgotPasswordForm } from '#src/features/auth/forgot-password-form.tsx';
import { ResetSteps } from '#src/features/auth/reset-steps.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { TextLink } from '#src/ui/link.tsx';
import { scenes } from '#src/ui/scenes.ts';

export const Route = createFileRoute('/forgot-password')({
  ssr: false,
  beforeLoad: () => loadCatalog('account'),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return (
    <ForgotPasswordForm
      render={(title, content) => (
        <AuthCard
          title={title}
          beside={<ResetSteps />}
          scene={scenes.lostStreet}
          footer={
            <TextLink to="/login">
              <Trans>Back to log in</Trans>
            </TextLink>
          }
        >
          {content}
        </AuthCard>
      )}
    />
  );
}
