import type { User } from '#src/contract/accounts/user.ts';
import type { UserType } from '#src/contract/enumerations.ts';

/** A user of this type, as the API returns it. */
export const makeUser = (user_type: UserType): User => ({
  _id: '1',
  user_type,
  first_name: 'Ada',
  last_name: 'Kaya',
  email: 'ada@example.com',
  email_confirmed: true,
  deletes_at: null,
  phone: '',
  location: '',
  resume_url: '',
  profile_image_url: '',
  created_at: null,
});
