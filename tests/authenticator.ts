import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import type { Assertion } from '#src/contract/accounts/second-step.ts';

/*
 * A passkey in software, as an authenticator and a browser make one (WebAuthn, CBOR, COSE).
 */

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
type Cbor = number | string | Buffer | Map<Cbor, Cbor>;
/** Encodes in CBOR what authenticators send. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Where and how a passkey signs; a test of a refusal changes one of them. */
type Ceremony = {
  challenge: string;
  origin: string;
  /** The host that the browser says it signs for. */
  site?: string;
  counter?: number;
  isVerified?: boolean;
};

export function makePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let used = 0;

  const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { origin, site = new URL(origin).hostname, counter, isVerified = true }: Ceremony,
    credential?: Buffer,
  ): Buffer => {
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? used);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, credential ?? Buffer.of()]);
  };

  return {
    id: id.toString('base64url'),
    /** Makes it for a site: the `passkey` of POST /api/auth/passkeys. */
    register: (ceremony: Ceremony) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(ceremony, credential)],
      ]);
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge: the `passkey` of a login. */
    sign: (ceremony: Ceremony): Assertion => {
      used = ceremony.counter ?? used + 1;
      const data = authenticatorData(ceremony);
      const client = clientData('webauthn.get', ceremony);
      const signature = signBytes('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

/** A public key as COSE has it: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
