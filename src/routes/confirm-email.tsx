import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '#src/api/auth.ts';
import { readParams, readText } from '#src/contract/search-params.ts';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { ConfirmEmail } from '#src/features/auth/confirm-email.tsx';
import { ConfirmSteps } from '#src/features/auth/confirm-steps.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { TextLink } from '#src/ui/link.tsx';
import { scenes } from '#src/ui/scenes.ts';

export const Route = createFileRoute('/confirm-email')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => readParams({ token: readText }, search),
  beforeLoad: () => loadCatalog('account'),
  component: ConfirmEmailPage,
});

function ConfirmEmailPage() {
  const { t } = useLingui();
  const { token = '' } = Route.useSearch();
  const { user } = useSession();
  return (
    <AuthCard
      title={t`Confirm your email`}
      beside={<ConfirmSteps />}
      scene={scenes.lostStreet}
      footer={
        user ? (
          <TextLink to="/settings">
            <Trans>Settings</Trans>
          </TextLink>
        ) : (
          <TextLink to="/login">
            <Trans>Log in</Trans>
          </TextLink>
        )
      }
    >
      <ConfirmEmail key={token} token={token} isLoggedIn={user !== null} />
    </AuthCard>
  );
}
