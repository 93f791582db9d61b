import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import type { Asker } from '#server/http/work-budget.ts';
import type { Credentials } from '#src/contract/accounts/credentials.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import { findCredentials } from './queries.ts';

/** For what a password is typed, with guesses counted for each, and the field that it comes in. */
const FIELDS = { change: 'current_password', verify: 'password' } as const;

/** Refuses (400, at its field) a password that isn't the signed-in user's. */
export async function checkCurrentPassword(
  { user: { email }, ...asker }: Asker & { user: Pick<SessionUser, 'email'> },
  { database, passwords }: Pick<Dependencies, 'database' | 'passwords'>,
  passwordThrottle: PasswordThrottle,
  typed: string,
  purpose: keyof typeof FIELDS = 'change',
): Promise<void> {
  const matches = await passwordThrottle.attempt(asker, { email, purpose }, async () => {
    const found = await findCredentials(database.db, email);
    return passwords.matches(typed, found?.password_hash);
  });
  if (matches) return;
  asker.log('password.refused', { address: asker.address });
  throw fieldProblem(FIELDS[purpose], errorMessages.currentPasswordWrong);
}

/**
 * The account with this email and password. Refuses (400) if there is none (rules AUTH-1 and AUTH-8). `noteAccount`
 * learns whose log-in was tried.
 */
export async function checkLogin(
  asker: Asker,
  { database, passwords }: Pick<Dependencies, 'database' | 'passwords'>,
  passwordThrottle: PasswordThrottle,
  { email, password }: Credentials,
  noteAccount: (id: string | undefined) => void,
) {
  let found: Awaited<ReturnType<typeof findCredentials>>;
  const matches = await passwordThrottle.attempt(asker, { email }, async () => {
    found = await findCredentials(database.db, email);
    noteAccount(found?._id);
    return (await passwords.matches(password, found?.password_hash, true)) && found !== undefined;
  });
  if (!found || !matches) throw problem(400, errorMessages.credentialsInvalid);
  return found;
}
