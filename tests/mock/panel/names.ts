import { useLingui } from '@lingui/react/macro';
import type { FaultKind } from '#tests/mock/faults.ts';
import type { MarketName } from '#tests/mock/state.ts';
import type { Role } from '#tests/roles.ts';

/** The names of what can be chosen. */
export const useNames = () => {
  const { t } = useLingui();
  const roles: Record<Role, string> = {
    visitor: t`Visitor`,
    candidate: t`Candidate`,
    employer: t`Employer`,
    admin: t`Administrator`,
  };
  const markets: Record<MarketName, string> = {
    ordinary: t`Ordinary`,
    empty: t`Empty`,
    thousand: t`1,000 applications for one job`,
    long: t`Long and odd texts`,
    closed: t`Every job closed`,
  };
  const kinds: Record<FaultKind, string> = {
    respond: t`Replies with a status`,
    slow: t`Is slow`,
    offline: t`Doesn’t reach the server`,
    malformed: t`Replies with something else`,
    lose: t`Takes effect, but its reply is lost`,
  };
  const clocks: Record<string, string> = {
    '': t`Now`,
    '2m': t`2 minutes from now`,
    '1h': t`1 hour from now`,
    '1d': t`1 day from now`,
    '3d': t`3 days from now`,
    '1w': t`1 week from now`,
    '30d': t`30 days from now`,
  };
  return { roles, markets, kinds, clocks };
};
