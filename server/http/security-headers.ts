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

/** Security headers of every response. Once a browser has used the site over HTTPS, it keeps to HTTPS for a year. */
export const commonHeaders = ({
  publicUrl,
}: Pick<SiteSettings, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

export function withHeaders(
  response: Response,
  headers: Readonly<Record<string, string>>,
): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
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
    // Not 'none': WebKit applies it to the blob URL of a resume, which our own frame would then not show.
    "frame-ancestors 'self'",
    "form-action 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...commonHeaders({ publicUrl }),
  };
}
