/**
 * `value` if it is a path on this site, otherwise `fallback`: a login never redirects to another
 * site.
 */
export const safePath = (value: unknown, fallback: string): string => {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  try {
    // Browsers read '\' as '/', drop tabs and newlines, and take '//host' for another site.
    const url = new URL(value, 'https://same.invalid');
    if (url.origin !== 'https://same.invalid') return fallback;
    // '/.//host' is normalised to '//host', which is another site.
    if (url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
};

/** Whether the address begins with a scheme, such as `mailto:`, and not with a host and its port. */
export const hasScheme = (address: string): boolean =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^:.]+\.[^:]*:\d/.test(address);

/** `value` as an http(s) URL that is safe in a link, or null. A URL without a scheme gets https. */
export const safeWebUrl = (value: string): string | null => {
  const trimmed = value.trim();
  // A path is not a web URL, however many slashes it starts with.
  if (/^[/\\]/.test(trimmed)) return null;
  const withScheme = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const url = new URL(withScheme);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
};
