import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { getMeQuery } from '#src/api/auth.ts';
import { USER_TYPES } from '#src/contract/enumerations.ts';
import { readOneOf, readParams, readText } from '#src/contract/search-params.ts';
import { ApplicationPanel } from '#src/features/auth/application-panel.tsx';
import { AuthCard } from '#src/features/auth/auth-card.tsx';
import { RegisterForm } from '#src/features/auth/register-form.tsx';
import { loadCatalog } from '#src/lib/i18n.ts';
import { safePath } from '#src/lib/safe-path.ts';
import { TextLink } from '#src/ui/link.tsx';
import { scenes } from '#src/ui/scenes.ts';

const AFTER_REGISTER = '/dashboard';

export const Route = createFileRoute('/register')({
  ssr: false,
  // `as`: the preselected role.
  validateSearch: (search: Record<string, unknown>) =>
    readParams({ redirect: readText, as: readOneOf(USER_TYPES) }, search),
  beforeLoad: async ({ context, search }) => {
    const user = context.queryClient.getQueryData(getMeQuery().queryKey);
    if (user) throw redirect({ href: safePath(search.redirect, AFTER_REGISTER), replace: true });
    await loadCatalog('account');
  },
  component: RegisterPage,
});

function RegisterPage() {
  const { t } = useLingui();
  const { redirect, as = 'candidate' } = Route.useSearch();
  const [side, setSide] = useState(as);
  return (
    <AuthCard
      title={t`Create your account`}
      beside={<ApplicationPanel isFull side={side} />}
      scene={scenes.meeting}
      footer={
        <Trans>
          Already have an account?{' '}
          <TextLink to="/login" search={{ redirect }}>
            Log in
          </TextLink>
        </Trans>
      }
    >
      <RegisterForm userType={as} onUserType={setSide} />
    </AuthCard>
  );
}
