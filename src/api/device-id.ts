import { DEVICE_HEADER } from '#src/contract/accounts/device.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

/** Kept after logging out: a login on the same device is not a new one (rule AUTH-9). */
const DEVICE_KEY = 'device';

/** 128 random bits in 22 characters that need no escaping. */
const makeId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);

/** The header that says on which device somebody logs in or registers. */
export function deviceHeaders(): Record<string, string> {
  const id = readStored(DEVICE_KEY) ?? makeId();
  writeStored(DEVICE_KEY, id);
  return { [DEVICE_HEADER]: id };
}
