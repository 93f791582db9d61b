import { useState } from 'react';
import { classNames } from './class-names.ts';
import { firstLetter } from './first-letter.ts';

/** Quiet grounds for initials; which one a name gets never changes. */
const grounds = [
  'bg-info-wash text-info',
  'bg-success-wash text-success',
  'bg-warning-wash text-warning',
  'bg-secondary-wash text-secondary',
] as const;

const groundOf = (name: string): string => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return grounds[sum % grounds.length] ?? grounds[0];
};

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map(firstLetter);
  return letters.join('').toUpperCase();
};

const sizeOf = (large: boolean | 'huge') => {
  if (large === 'huge') return 'size-24 text-36';
  return large ? 'size-16 text-22' : 'size-12 text-16';
};

/** A company's logo; without one, or when it can't be loaded, its initials in a colour of their own. */
export function CompanyMark({
  name,
  logoUrl,
  large = false,
}: {
  name: string;
  logoUrl: string | null;
  /** On a job's page, 'large'; on the company's own profile, 'huge'. */
  large?: boolean | 'huge';
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const size = sizeOf(large);

  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(logoUrl)}
        className={classNames(
          'shrink-0 rounded border border-line bg-surface object-contain',
          size,
        )}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 select-none place-items-center rounded font-semibold',
        size,
        groundOf(name),
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
