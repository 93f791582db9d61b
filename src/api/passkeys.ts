import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { Assertion, Attestation } from '#src/contract/accounts/second-step.ts';
import * as endpoints from '#src/contract/accounts/second-step-endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';

/*
 * Passkeys in the browser. Loaded when one is used, with the library.
 */

/** What the browser refuses, or the user cancels, is one failure: the browser's own words are about its inside. */
const orCancelled = <Result>(ceremony: Promise<Result>): Promise<Result> =>
  ceremony.catch((cause: unknown) => {
    throw new ApiError('malformed', { msg: errorMessages.passkeyCancelled, cause });
  });

/** Lets the user choose a passkey of this site, which then signs the server's challenge. */
export async function signChallenge(): Promise<Assertion> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(endpoints.getLoginOptions),
  ]);
  const { id, response } = await orCancelled(startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}

/** Lets the user make a passkey for this account. */
export async function makePasskey(): Promise<Attestation> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(endpoints.getRegistrationOptions),
  ]);
  const optionsJSON = options as typeof options & PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await orCancelled(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}
