import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readOneOf, readParams, readText } from '#src/contract/search-params.ts';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { InvalidResetLink, ResetPasswordForm } from '#src/features/auth/reset-password-form.tsx';
import { ResetSteps } from '#src/features/auth/reset-steps.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { TextLink } from '#src/ui/link.tsx';
import { scenes } from '#src/ui/scenes.ts';

export const Route = createFileRoute('/reset-password')({
  ssr: false,
  // `for`: the link of a mail about a changed address, which takes the account back (rule CONFIRM-6).
  validateSearch: (search: Record<string, unknown>) =>
    readParams({ token: readText, for: readOneOf(['email']) }, search),
  beforeLoad: () => loadCatalog('account'),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { token, for: purpose } = Route.useSearch();
  const isTakingBack = purpose === 'email';
  return (
    <AuthCard
      title={isTakingBack ? t`Take your account back` : t`Choose a new password`}
      beside={<ResetSteps isTakingBack={isTakingBack} />}
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
