import { TOKEN_KEY } from '#src/lib/token-key.ts';
import { decodeToken } from '#src/lib/token-payload.ts';
import { MOCK_PATHS } from '#tests/mock/boot-data.ts';
import { type MockState, withoutState, withState } from '#tests/mock/state.ts';
import type { Role } from '#tests/roles.ts';
import { readLooks } from './storage.ts';

const userOf = (token: string): string | undefined => {
  try {
    return decodeToken(token)?.user.id;
  } catch {
    return undefined;
  }
};

/** Who is signed in now; undefined for an account that the tester made, which no other market has. */
const currentRole = (): Role | undefined => {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token) return 'visitor';
  const user = userOf(token);
  const { people } = globalThis.__mock;
  return (Object.keys(people) as (keyof typeof people)[]).find((role) => people[role] === user);
};

/** The state now: testers also log in and out by the app, which the mock's server has to know at the next reload. */
export const currentState = (): MockState => {
  const mock = globalThis.__mock;
  const role = currentRole();
  if (role && role !== mock.state.role) {
    mock.state = { ...mock.state, role };
    void fetch(MOCK_PATHS.role + withState('', mock.state), { method: 'POST', keepalive: true });
  }
  return mock.state;
};

/** An address of the app with the state, language and theme in it. */
export const addressWith = (address: string, state: MockState): string => {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return address;
  const looks = readLooks().map((look) => `&${look.join('=')}`);
  return url.pathname + withState(withoutState(url.search), state) + looks.join('') + url.hash;
};

/** The browser's own method: the app's router would take a call of `history` for a navigation. */
const replaceAddress = (address: string): void =>
  History.prototype.replaceState.call(history, history.state, '', address);

/** Puts the current state into the address of this page. */
export const refreshAddress = (): void =>
  replaceAddress(addressWith(location.href, currentState()));

const hideState = (): void =>
  replaceAddress(location.pathname + withoutState(location.search) + location.hash);

/**
 * Keeps the state in the address wherever the app goes, and hides it while the app reads the address: when it starts,
 * and when the browser goes back or forward.
 */
export const keepStateInAddress = (): void => {
  hideState();
  // Before the router's own listener, which is added later.
  addEventListener('popstate', () => {
    hideState();
    setTimeout(refreshAddress);
  });
  let isRunning = false;
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (data, unused, address) => {
      const wanted = String(address ?? location.href);
      original(data, unused, isRunning ? addressWith(wanted, currentState()) : wanted);
    };
  }
  new MutationObserver(() => {
    isRunning ||= document.documentElement.dataset.running !== undefined;
    // The app sets the language before it stores it.
    if (isRunning) setTimeout(refreshAddress);
  }).observe(document.documentElement, {
    attributeFilter: ['data-running', 'lang', 'data-theme', 'data-session'],
  });
};
