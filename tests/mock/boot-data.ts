import type { EndpointName } from '#src/contract/endpoints.ts';
import type { Role } from '#tests/roles.ts';
import type { MockState } from './state.ts';

/** A call that the screen made; status 0 is a call without a reply. */
export type MadeCall = { name: EndpointName; status: number };

/** What the mock's server tells each page before the app starts. */
export type BootData = {
  state: MockState;
  /** The ids of the people whom the roles are. */
  people: Record<Exclude<Role, 'visitor'>, string>;
  /** The session of the role. */
  token: string | null;
  /** Differs for each session, and after each change that begins with a clean browser. */
  mark: string;
  isRecording: boolean;
};

/** The paths that the mock's server answers itself. */
export const MOCK_PATHS = {
  boot: '/__mock/boot.js',
  panel: '/__mock/panel.js',
  state: '/__mock/state',
  /** For a role that the tester took by the app, by logging in or out. */
  role: '/__mock/role',
  calls: '/__mock/calls',
  steps: '/__mock/steps',
} as const;

/** In an address, fills the market anew. */
export const FRESH = 'mock-fresh';
