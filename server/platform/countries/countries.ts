import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import { ConfigError } from '#server/platform/config/config.ts';

/** The country (ISO 3166-1 alpha-2) of an address as `clientAddress` has it; null if it isn't known. */
export type CountryOf = (address: string | undefined) => string | null;

/** Bytes. Lists of countries have a tenth of it; the file stays in memory. */
const SIZE_MAX = 100 * 1024 * 1024;
const COUNTRY = /^[A-Z]{2}$/;

/** What the usual lists have of an address. */
type Place = { country?: { iso_code?: unknown }; country_code?: unknown };

/**
 * Reads a list of the countries of addresses (MaxMind DB). Without one, no country is known. Throws ConfigError for a
 * file that can't be read.
 */
export function openCountries(path: string | undefined): CountryOf {
  if (path === undefined) return () => null;
  const reader = openReader(path);
  return (given) => {
    // An IPv6 address comes as its network, which `/64` follows.
    const address = given?.split('/')[0] ?? '';
    if (isIP(address) === 0) return null;
    const place: Place | null = reader.get(address) as Place | null;
    const code = place?.country?.iso_code ?? place?.country_code;
    return typeof code === 'string' && COUNTRY.test(code) ? code : null;
  };
}

function openReader(path: string): Reader<Response> {
  try {
    if (statSync(path).size > SIZE_MAX) throw new Error(`it has more than ${SIZE_MAX} bytes`);
    return new Reader(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`COUNTRY_DATABASE must be a MaxMind DB file: ${reason}`]);
  }
}
