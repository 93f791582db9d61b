import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getMeQuery } from '#src/api/auth.ts';
import { readParams, readText } from '#src/contract/search-params.ts';
import { ApplicationPanel } from '#src/features/auth/application-panel.tsx';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { KeepTwoStep } from '#src/features/auth/keep-two-step.tsx';
import { LoginForm } from '#src/features/auth/login-form.tsx';
import { loginReason } from '#src/features/auth/login-reason.ts';
import { loadCatalog } from '#src/lib/i18n.ts';
import { safePath } from '#src/lib/safe-path.ts';
import { TextLink } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';

/** Rule AUTH-7. */
const AFTER_LOGIN = '/dashboard';

export const Route = createFileRoute('/login')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) =>
    readParams({ redirect: readText, recovery: readText }, search),
  beforeLoad: async ({ context, search }) => {
    const user = context.queryClient.getQueryData(getMeQuery().queryKey);
    if (user) throw redirect({ href: safePath(search.redirect, AFTER_LOGIN), replace: true });
    await loadCatalog('account');
  },
  component: LoginPage,
});

function LoginPage() {
  const { t, i18n } = useLingui();
  const search = Route.useSearch();
  const reason = loginReason(search.redirect);
  return (
    <LoginForm
      render={(form) => (
        <AuthCard
          title={t`Login`}
          beside={<ApplicationPanel />}
          footer={
            <Trans>
              No account yet?{' '}
              <TextLink to="/register" search={{ redirect: search.redirect }}>
                Create an account
              </TextLink>
            </Trans>
          }
        >
          <div className="grid gap-5">
            {search.recovery && <KeepTwoStep token={search.recovery} />}
            {reason && <Notice>{i18n._(reason)}</Notice>}
            {form}
          </div>
        </AuthCard>
      )}
    />
  );
}
