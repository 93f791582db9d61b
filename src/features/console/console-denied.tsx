import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/auth.ts';
import { logout } from '../../api/logout.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * Shown instead of the records when the server refuses access: its message, and a link to log in.
 */
export function ConsoleDenied({ text, here }: { text: string; here: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const login = { to: '/login', search: { redirect: here } } as const;
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={text}
        action={
          user ? (
            <Button
              variant="secondary"
              onClick={() => {
                // The login page redirects users who are logged in.
                logout();
                void navigate(login);
              }}
            >
              <Trans>Log in with another account</Trans>
            </Button>
          ) : (
            <Link {...login} className={buttonClass('secondary')}>
              <Trans>Log in</Trans>
            </Link>
          )
        }
      />
    </div>
  );
}
