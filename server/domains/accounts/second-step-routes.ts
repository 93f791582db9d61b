import type { Context } from 'hono';
import { passkeyOrigin } from '#server/http/app-origin.ts';
import { clientOf } from '#server/http/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { namedLanguage } from '#server/http/language.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { setLanguage } from './commands.ts';
import {
  addPasskey,
  getLoginOptions,
  getRegistrationOptions,
  renamePasskey,
  usePasskey,
} from './passkey-commands.ts';
import { checkLogin } from './password-check.ts';
import type { PasswordThrottle } from './password-throttle.ts';
import {
  cancelRecovery,
  cancelRecoveryByLink,
  makeRecoveryCodes,
  recoverSecondStep,
  removePasskey,
  removeTotp,
} from './second-step-commands.ts';
import { getSecondStep } from './second-step-queries.ts';
import { isTwoStepRequired } from './second-step-rules.ts';
import { login } from './session-commands.ts';
import { confirmTotp, startTotp } from './totp-commands.ts';

/** Two-step login: /api/auth/totp, /passkeys, /recovery-codes and /second-step (rules TWOSTEP-1 to TWOSTEP-8). */
export function secondStepRoutes(
  route: Route,
  dependencies: Dependencies,
  passwordThrottle: PasswordThrottle,
) {
  const { database, tokens, clock, publicUrl } = dependencies;
  const { db } = database;

  /** The caller, and whether the deployment asks for a second step. */
  const ownerOf = (c: Context<Session>) => ({
    userId: c.var.user._id,
    isRequired: isTwoStepRequired(dependencies, c.var.user),
  });
  /** The id of a passkey in the path. */
  const passkeyOf = (c: Context): string => pathId(c, 'id', errorMessages.passkeyNotFound);

  route(endpoints.getSecondStep, (c) => getSecondStep(db, ownerOf(c), clock()));
  route(endpoints.startTotp, async (c) => {
    const { _id: userId, email: label } = c.var.user;
    return orRefuse('two_step', await startTotp(db, tokens, { userId, label }));
  });
  route(endpoints.confirmTotp, async (c, { readBody }) => {
    const { code } = await readBody();
    const typed = { userId: c.var.user._id, code };
    const outcome = await confirmTotp(db, tokens, typed, clock());
    if (outcome === 'wrong') throw fieldProblem('code', errorMessages.totpCodeWrong);
    return orRefuse('two_step', outcome);
  });
  route(endpoints.removeTotp, async (c) => {
    const outcome = await removeTotp(db, ownerOf(c), clock());
    if (outcome !== 'not_found') orRefuse('two_step', outcome);
  });
  route(endpoints.makeRecoveryCodes, async (c) =>
    orRefuse('two_step', await makeRecoveryCodes(db, tokens, c.var.user._id)),
  );

  route(endpoints.getLoginOptions, (c) =>
    getLoginOptions(db, passkeyOrigin(c, publicUrl), clock()),
  );
  route(endpoints.loginByPasskey, async (c, { readBody }) => {
    const { passkey } = await readBody();
    const origin = passkeyOrigin(c, publicUrl);
    const owner = orRefuse('two_step', await usePasskey(db, origin, { passkey }, clock()));
    c.set('accountId', owner._id);
    passwordThrottle.recordSuccess(c.var, owner);
    await cancelRecovery(db, owner._id);
    const session = await login(db, owner, clientOf(c, dependencies), clock());
    if (!session) throw problem(400, errorMessages.passkeyRefused);
    const language = namedLanguage(c.req.header('accept-language'));
    if (language) await setLanguage(db, owner._id, language);
    return { token: await tokens.sign(owner, session._id, session.signedAt) };
  });
  route(endpoints.getRegistrationOptions, async (c) => {
    const origin = passkeyOrigin(c, publicUrl);
    const outcome = await getRegistrationOptions(db, origin, c.var.user, clock());
    return orRefuse('two_step', outcome);
  });
  route(endpoints.addPasskey, async (c, { readBody }) => {
    const { name, passkey } = await readBody();
    const origin = passkeyOrigin(c, publicUrl);
    const added = { userId: c.var.user._id, name, passkey };
    return orRefuse('two_step', await addPasskey(db, tokens, origin, added, clock()));
  });
  route(endpoints.renamePasskey, async (c, { readBody }) => {
    const id = passkeyOf(c);
    const { name } = await readBody();
    orRefuse('two_step', await renamePasskey(db, { userId: c.var.user._id, id, name }));
  });
  route(endpoints.removePasskey, async (c) => {
    const removal = { ...ownerOf(c), passkeyId: passkeyOf(c) };
    orRefuse('two_step', await removePasskey(db, removal, clock()));
  });

  route(endpoints.recoverSecondStep, async (c, { readBody }) => {
    const user = await checkLogin(c.var, dependencies, passwordThrottle, await readBody(), (id) =>
      c.set('accountId', id),
    );
    const isRequired = isTwoStepRequired(dependencies, user);
    const owner = { userId: user._id, email: user.email, isRequired };
    return orRefuse('two_step', await recoverSecondStep(db, tokens, owner, clock()));
  });
  route(endpoints.cancelRecovery, (c) => cancelRecovery(db, c.var.user._id));
  route(endpoints.cancelRecoveryByLink, async (_c, { readBody }) => {
    const { token } = await readBody();
    orRefuse('two_step', await cancelRecoveryByLink(db, token));
  });
}
