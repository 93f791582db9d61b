import { createHash } from 'node:crypto';

/** Where the app is served from, and where it finds the API. */
export type SiteSettings = { publicUrl?: string | undefined; apiUrl?: string | undefined };

/** The content security policy's sources for the inline scripts of a page. */
function inlineScriptSources(html: string): string[] {
  const [, ...scripts] = html.split(/<script\b/i);
  return scripts.flatMap((script) => {
    const [attributes = '', ...rest] = script.split('>');
    const [code = ''] = rest.join('>').split(/<\/script\b/i);
    if (/\bsrc\s*=/i.test(attributes) || code === '') return [];
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/** The security headers of every answer of the site; `html` is its start page. */
export function securityHeaders(
  html: string,
  { publicUrl, apiUrl }: SiteSettings,
): Record<string, string> {
  const api = apiUrl ? ` ${new URL(apiUrl).origin}` : '';
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptSources(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    'object-src blob:',
    'frame-src blob:',
    `connect-src 'self'${api}`,
    "base-uri 'none'",
    // Not 'none': WebKit applies it to the blob URL in which a resume is shown, and would not show it in our
    // own frame.
    "frame-ancestors 'self'",
    "form-action 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(publicUrl?.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000',
    }),
  };
}
