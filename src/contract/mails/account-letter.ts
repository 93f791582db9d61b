/** A queued mail about the account itself. */
export type AccountLetter =
  /** Proves a new account's address, or one that an account changes to. */
  | { kind: 'confirm_email'; isChange: boolean }
  /** To the address that an account no longer has. */
  | { kind: 'email_changed' }
  /** To an address that another account wanted to change to. */
  | { kind: 'email_taken' }
  /** Tells of a login on a device that the account doesn't know; `at` is an ISO date-time. */
  | { kind: 'new_device'; browser: string; system: string; country: string; at: string }
  /** Of two-step login: an app, a passkey or, after the device was lost, everything. */
  | { kind: 'factor_added'; factor: 'app' | 'passkey' }
  | { kind: 'factor_removed'; factor: 'app' | 'passkey' | 'all' }
  /** The account will be deleted; `at` is an ISO date-time. */
  | { kind: 'deletion'; at: string }
  /** Somebody with the password says that the device is lost. */
  | { kind: 'second_step_recovery' }
  /** Nobody uses the account, which will be deleted; `deletesOn` is a day (YYYY-MM-DD). */
  | { kind: 'account_unused'; deletesOn: string };
