import { pictureUrl } from '../../api/picture-url.ts';
import type { User } from '../../contract/user.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** Picture and first name of the current user. */
export function UserBadge({ user }: { user: User }) {
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
