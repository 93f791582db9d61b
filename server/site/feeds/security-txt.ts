/** Days that the file is valid for: each day it is given out with a new date. */
const VALID_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness (RFC 9116). `contact` is a mailto: or https: address. */
export function securityText(base: string, contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en, tr',
  ];
  // An address in the file has to be one of HTTPS.
  if (base.startsWith('https:')) lines.push(`Canonical: ${base}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
