import { type Config, isPrivate } from '#server/platform/config/config.ts';
import { about, type Finding } from './finding.ts';

/** Different characters below which a secret was hardly made by chance. */
const VARIED = 12;

/** What is allowed, but rarely meant where others can reach the server. */
export function checkSettings(config: Config): Finding[] {
  const { ok, warning } = about('settings');
  const findings: Finding[] = [];
  if (!isPrivate(config)) {
    if (!config.publicUrl)
      findings.push(
        warning('PUBLIC_URL is missing, so mails can’t have links.', 'Set PUBLIC_URL.'),
      );
    if (!config.rateLimits)
      findings.push(
        warning('RATE_LIMITS is off, so passwords can be guessed fast.', 'Remove RATE_LIMITS.'),
      );
  }
  if (config.jwtSecret && new Set(config.jwtSecret).size < VARIED)
    findings.push(
      warning('JWT_SECRET repeats few characters.', 'Make one by chance: openssl rand -hex 32.'),
    );
  return findings.length > 0 ? findings : [ok('They are valid.')];
}
