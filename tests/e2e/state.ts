import type { Page } from '@playwright/test';
import type { Backend } from '#tests/backend.ts';
import type { Person } from '#tests/factories.ts';
import type { Faults } from '#tests/faults.ts';
import type { Market } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import type { Network } from './network.ts';
import type { Problems } from './problems.ts';

/** The fixtures that opening a state may need. */
export type Scene = {
  page: Page;
  market: Market;
  backend: Backend;
  employer: Person;
  candidate: Person;
  faults: Faults;
  network: Network;
  problems: Problems;
};

/**
 * A dialog, menu or refusal, which no address opens. `name` is part of the file names of its reference pictures.
 */
export type State = {
  name: string;
  /** Groups the accessibility checks: one test per value. */
  screen: string;
  user: Role;
  /** Widths at which the state exists, by default desktop and phone. It is opened at the first. */
  widths?: readonly number[];
  /** The page has no title while loading, so accessibility isn't checked. */
  isUntitled?: boolean;
  open: (scene: Scene) => Promise<void>;
};
