import type { Assertion, Attestation } from '#src/contract/accounts/second-step.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';

/*
 * What passkeys sign, and whether they did (WebAuthn). A passkey always asks its owner for a fingerprint, a face or a
 * PIN, so that it is two steps in one; what vouches for its maker isn't asked for (rule TWOSTEP-4).
 */

/** Loaded on first use: it reads certificates too, so a server starts faster without it. */
const library = () => import('@simplewebauthn/server');

/** What keys may sign by: EdDSA, ES256 and RS256, which every passkey has one of. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey as it is stored. */
export type StoredPasskey = {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
};

/** Uses up the challenge that was signed; false if it was none. */
type SpendChallenge = (challenge: string) => Promise<boolean>;

/** The site that a passkey belongs to: the host of its origin. */
const siteOf = (origin: string): string => new URL(origin).hostname;

export async function loginOptions(origin: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required' });
}

type Owner = { _id: string; email: string; first_name: string; last_name: string };

export async function registrationOptions(
  origin: string,
  { _id, email, first_name, last_name }: Owner,
  known: readonly Pick<StoredPasskey, 'credential_id' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: siteOf(origin),
    userID: new TextEncoder().encode(_id),
    userName: email,
    userDisplayName: `${first_name} ${last_name}`.trim(),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    // Found without naming the account.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** The passkey that was made; undefined if it wasn't made for this site and challenge. */
export async function readNewPasskey(
  origin: string,
  { id, response }: Attestation,
  expectedChallenge: SpendChallenge,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...made } = response;
  const found = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: made,
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws whatever is wrong with what was sent.
  }).catch(() => undefined);
  if (!found?.verified) return undefined;
  const { credential } = found.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

/**
 * The passkey's new counter; undefined if it didn't sign this site's challenge, or counts less than before, as a copy of
 * it would.
 */
export async function readAssertion(
  origin: string,
  { id, response }: Assertion,
  { credential_id, public_key, counter, transports }: StoredPasskey,
  expectedChallenge: SpendChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    credential: {
      id: credential_id,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
      counter,
      transports,
    },
  }).catch(() => undefined);
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}
