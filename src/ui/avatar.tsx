import { useState } from 'react';
import type { UserType } from '#src/contract/enumerations.ts';
import { classNames } from './class-names.ts';
import { firstLetter } from './first-letter.ts';

/** A person's picture or initial; the ring's colour tells candidates from employers. */
export function Avatar({
  firstName,
  imageUrl,
  userType,
  size = 'small',
}: {
  firstName: string;
  imageUrl: string | null;
  userType: UserType;
  size?: 'small' | 'large';
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const frame = classNames(
    'shrink-0 rounded-full',
    size === 'large' ? 'size-16 border-4 text-22 sm:size-24 sm:text-36' : 'size-9 border-2 text-14',
    userType === 'employer' ? 'border-employer' : 'border-candidate',
  );
  if (imageUrl && imageUrl !== failedUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        onError={() => setFailedUrl(imageUrl)}
        className={classNames(frame, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        frame,
        'grid place-items-center bg-navy font-semibold text-navy-text uppercase',
      )}
    >
      {firstLetter(firstName) || '?'}
    </span>
  );
}
