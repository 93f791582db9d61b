import type { Context } from 'hono';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import { DEVICE_HEADER } from '#src/contract/accounts/device.ts';
import type { Dependencies } from './dependencies.ts';

/** Maximum characters that are kept of a browser's description of itself. */
const USER_AGENT_MAX = 300;
/** The ids that the browser app makes: 128 random bits. */
const DEVICE_ID = /^[\w-]{22}$/;

/**
 * From where somebody logs in. `known` are hashes of the address and of the device, by which the same ones are
 * recognised later: neither itself is kept.
 */
export type Client = {
  userAgent: string;
  country: string | null;
  known: { address?: string; device?: string };
};

/** A hash of an address; addresses are few enough to be guessed from one without a key. */
export const hashOfAddress = ({ keyedHash }: Pick<Tokens, 'keyedHash'>, address: string): string =>
  keyedHash(`known address ${address}`);

/** The text without control characters, cut to its maximum length. */
const cleaned = (text: string): string =>
  text
    .slice(0, USER_AGENT_MAX)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();

/** Who sent the call. An app that isn't the browser app sends no id of its device. */
export function clientOf(
  c: Context,
  { tokens, countryOf }: Pick<Dependencies, 'tokens' | 'countryOf'>,
): Client {
  const { address } = c.var;
  const device = c.req.header(DEVICE_HEADER) ?? '';
  return {
    userAgent: cleaned(c.req.header('user-agent') ?? ''),
    country: countryOf(address),
    known: {
      ...(address && { address: hashOfAddress(tokens, address) }),
      ...(DEVICE_ID.test(device) && { device: tokens.keyedHash(`device ${device}`) }),
    },
  };
}
