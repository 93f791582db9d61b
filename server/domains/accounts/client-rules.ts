const DAY = 24 * 60 * 60 * 1000;

/**
 * Of addresses and devices from which an account was logged in to: the milliseconds for which each stays known after
 * its last login, and how many are kept, the newest.
 */
export const KNOWN_CLIENTS = {
  address: { ms: 90 * DAY, max: 10 },
  device: { ms: 365 * DAY, max: 20 },
} as const;
