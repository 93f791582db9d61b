import { useLingui } from '@lingui/react';
import { useCallback, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { firstLetter } from '#src/ui/first-letter.ts';

/** Background colours of initials, chosen by the name. */
const backgrounds = [
  'bg-info-wash text-info',
  'bg-success-wash text-success',
  'bg-warning-wash text-warning',
  'bg-secondary-wash text-secondary',
] as const;

const backgroundOf = (name: string): string => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return backgrounds[sum % backgrounds.length] ?? backgrounds[0];
};

const initialsOf = (name: string, locale: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map(firstLetter);
  // A name's language is unknown, so use the reader's locale, as CSS `uppercase` does.
  return letters.join('').toLocaleUpperCase(locale);
};

const sizes = {
  small: 'size-10 text-14 sm:size-12 sm:text-16',
  medium: 'size-16 text-22',
  large: 'size-24 text-36',
};

/** A company's logo, or its initials when it has none or the logo fails to load. */
export function CompanyLogo({
  name,
  logoUrl,
  size = 'small',
  transitionName,
}: {
  name: string;
  logoUrl: string | null;
  size?: keyof typeof sizes;
  /** A `view-transition-name`: the logo animates between two screens that share it. */
  transitionName?: string | undefined;
}) {
  const { i18n } = useLingui();
  const style = transitionName ? { viewTransitionName: transitionName } : undefined;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // In server-rendered HTML the logo may have failed before hydration.
  const checkLogo = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedUrl(logoUrl);
    },
    [logoUrl],
  );

  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <img
        ref={checkLogo}
        src={logoUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(logoUrl)}
        style={style}
        className={classNames(
          'shrink-0 rounded border border-line bg-surface object-contain',
          sizes[size],
        )}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={style}
      className={classNames('initials', sizes[size], backgroundOf(name))}
    >
      {initialsOf(name, i18n.locale)}
    </span>
  );
}
