import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readParams, readText } from '#src/contract/search-params.ts';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { InvalidResetLink, ResetPasswordForm } from '#src/features/auth/reset-password-form.tsx';
import { ResetSteps } from '#src/features/auth/reset-steps.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { TextLink } from '#src/ui/link.tsx';
import { scenes } from '#src/ui/scenes.ts';

export const Route = createFileRoute('/reset-password')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => readParams({ token: readText }, search),
  beforeLoad: () => loadCatalog('account'),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { token } = Route.useSearch();
  return (
    <AuthCard
      title={t`Choose a new password`}
      beside={<ResetSteps />}
      scene={scenes.lostStreet}
      footer={
        <TextLink to="/login">
          <Trans>Back to login</Trans>
        </TextLink>
      }
    >
      {token ? (
        <ResetPasswordForm token={token} onReset={() => navigate({ to: '/login' })} />
      ) : (
        <InvalidResetLink />
      )}
    </AuthCard>
  );
}
