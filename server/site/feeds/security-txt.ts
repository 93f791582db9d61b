/** Days that the file is valid, counted from the current day. */
const VALID_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Where to report vulnerabilities (RFC 9116). `contact` is a mailto: or https: address. */
export function securityText(base: string, contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en, tr',
  ];
  // Addresses in the file must use HTTPS.
  if (base.startsWith('https:')) lines.push(`Canonical: ${base}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
