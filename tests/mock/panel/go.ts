import { FRESH, MOCK_PATHS } from '#tests/mock/boot-data.ts';
import { addressWith } from '#tests/mock/page/address.ts';
import { type MockState, withState } from '#tests/mock/state.ts';

/** Other markets have other records. */
const HAS_ID = /\/[0-9a-f]{8}-[0-9a-f-]{27}/;

const open = (address: string) => location.assign(address);

/**
 * Puts the mock into a state. The page is opened anew for all but faults. Returns whether it stays.
 */
export const enter = async (next: MockState): Promise<boolean> => {
  const before = globalThis.__mock.state;
  if (next.market !== before.market) {
    open(addressWith(HAS_ID.test(location.pathname) ? '/' : location.href, next));
    return false;
  }
  if (next.role !== before.role || next.clock !== before.clock) {
    open(addressWith(location.href, next));
    return false;
  }
  await fetch(MOCK_PATHS.state + withState('', next), { method: 'POST' });
  globalThis.__mock.state = next;
  return true;
};

/** Fills the market anew, as the link does in another browser. */
export const startAgain = (): void =>
  open(`${addressWith(location.href, globalThis.__mock.state)}&${FRESH}=1`);
