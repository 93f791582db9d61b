import type { ReactNode } from 'react';

/** What waits for a user. */
export type WaitingList = {
  /** The most urgent first, each a `WaitingRow` with a key. */
  rows: ReactNode[];
  /** How many wait besides these rows. */
  more: number;
  isLoading: boolean;
  /** Whether some of it couldn't be loaded. */
  hasFailed: boolean;
};
