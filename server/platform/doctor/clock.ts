import { about, type Finding } from './finding.ts';

/** Seconds by which clocks may differ: replies say whole seconds, and take a moment. */
const EQUAL = 3;
/** Seconds from which codes of authenticator apps fail. */
const TOO_MUCH = 30;

/** Compares this machine's clock with another one's; `whose` names it. */
export function compareClocks(whose: string, theirs: Date, ours = new Date()): Finding {
  const { ok, warning, problem } = about('clock');
  const seconds = Math.abs(Math.round((theirs.getTime() - ours.getTime()) / 1000));
  if (seconds <= EQUAL) return ok(`It agrees with that of ${whose}.`);
  const advice = 'Keep the clocks of both machines right by NTP (timedatectl set-ntp true).';
  const found = `It differs by ${seconds} seconds from that of ${whose}.`;
  return seconds < TOO_MUCH ? warning(found, advice) : problem(found, advice);
}
