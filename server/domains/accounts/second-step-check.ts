import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, Problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import type { Asker } from '#server/http/work-budget.ts';
import type { Assertion } from '#src/contract/accounts/second-step.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { usePasskey } from './passkey-commands.ts';
import { type PasswordThrottle, SECOND_STEP } from './password-throttle.ts';
import { cancelRecovery, finishRecovery, spendRecoveryCode } from './second-step-commands.ts';
import { listMethods } from './second-step-queries.ts';
import { isTwoStepRequired } from './second-step-rules.ts';
import { spendTotpCode } from './totp-commands.ts';

/** Digits of an app's code; a recovery code is longer. */
const APP_CODE = /^\d{6}$/;

type Given = {
  code?: string | undefined;
  passkey?: Assertion | undefined;
  /** The origin that passkeys belong to; refuses a call from elsewhere. */
  readOrigin: () => string;
};

/**
 * Lets an account in that has proved its password, if it has no second step or the call brings it. Refuses without one
 * (401) and a wrong one (400) (rules TWOSTEP-1 and TWOSTEP-3).
 */
export async function checkSecondStep(
  asker: Asker,
  dependencies: Pick<Dependencies, 'database' | 'tokens' | 'clock' | 'twoStep'>,
  passwordThrottle: PasswordThrottle,
  user: { _id: string; email: string; is_admin: boolean },
  { code, passkey, readOrigin }: Given,
): Promise<void> {
  const { tokens, clock } = dependencies;
  const { db } = dependencies.database;
  const { _id: userId, email } = user;
  const methods = await listMethods(db, userId);
  if (methods.length === 0) return;
  // An administrator may have asked for the way back before becoming one.
  if (!isTwoStepRequired(dependencies, user) && (await finishRecovery(db, userId, clock()))) {
    asker.log('second_step.recovered', { address: asker.address });
    return;
  }
  if (passkey) {
    const origin = readOrigin();
    orRefuse('two_step', await usePasskey(db, origin, { passkey, userId }, clock()));
  } else if (code !== undefined) {
    const typed = { userId, code };
    const isRight = await passwordThrottle.attempt(asker, { email, purpose: SECOND_STEP }, () =>
      APP_CODE.test(code)
        ? spendTotpCode(db, tokens, typed, clock())
        : spendRecoveryCode(db, tokens, typed),
    );
    if (!isRight) {
      asker.log('second_step.refused', { address: asker.address });
      // Said of every code: said only of one that is too early or too late, it would tell a guesser when to try again.
      const { totpCodeWrong, secondCodeWrong } = errorMessages;
      throw fieldProblem('code', APP_CODE.test(code) ? totpCodeWrong : secondCodeWrong);
    }
  } else {
    const msg = errorMessages.secondStepNeeded;
    throw new Problem(401, { msg, requires: 'second_step', methods });
  }
  await cancelRecovery(db, userId);
}
