import { Trans, useLingui } from '@lingui/react/macro';
import { pictureUrl } from '#src/api/picture-url.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';
import { accountLinks } from './nav-links.ts';
import { useLogout } from './use-logout.ts';

/** The menu under the user's name (rule NAV-2). */
export function UserMenu({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const logout = useLogout();
  return (
    <Menu
      label={t`Account of ${user.first_name}`}
      button={
        <>
          <UserBadge user={user} />
          <Icon name="chevronDown" width="16" height="16" />
        </>
      }
    >
      <p className="border-line border-b px-4 py-2 text-14 text-muted">{user.email}</p>
      {accountLinks(user).map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {i18n._(label)}
        </MenuLink>
      ))}
      <MenuLink to="/settings">
        <Trans>Settings</Trans>
      </MenuLink>
      <MenuAction onClick={logout}>
        <Trans>Logout</Trans>
      </MenuAction>
    </Menu>
  );
}

function UserBadge({ user }: { user: User }) {
  return (
    <>
      <Avatar
        firstName={user.first_name}
        userType={user.user_type}
        imageUrl={pictureUrl(user.profile_image_url, 'card')}
      />
      <span className="max-w-40 truncate font-medium text-14">{user.first_name}</span>
    </>
  );
}
