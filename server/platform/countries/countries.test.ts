import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError } from '#server/platform/config/config.ts';
import { makeCountryDatabase } from '#tests/country-database.ts';
import { openCountries } from './countries.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

it('knows the countries of the addresses that are in the file', async () => {
  const path = await write(
    'some.mmdb',
    makeCountryDatabase({
      '192.0.2.0/24': { country: { iso_code: 'TR' } },
      '198.51.100.0/25': { country_code: 'DE' },
      '203.0.113.7/32': { country: { iso_code: 'Türkiye' } },
      '2001:db8::/32': { country: { iso_code: 'GB' } },
    }),
  );
  const countryOf = openCountries(path);
  const known = ['192.0.2.1', '192.0.2.255', '198.51.100.127', '2001:db8:1:2::/64'];
  expect(known.map(countryOf)).toEqual(['TR', 'TR', 'DE', 'GB']);
  const others = ['192.0.3.1', '198.51.100.128', '203.0.113.7', '2001:db9::/64', 'unknown', ''];
  for (const address of [...others, undefined]) expect(countryOf(address)).toBeNull();
});

it('knows none without a file', () => {
  expect(openCountries(undefined)('192.0.2.1')).toBeNull();
});

it('refuses what it can’t read', async () => {
  const wrong = [
    join(folder, 'none.mmdb'),
    folder,
    await write('empty.mmdb', ''),
    await write('text.mmdb', 'not a database'),
  ];
  for (const path of wrong) {
    expect(() => openCountries(path)).toThrow(ConfigError);
    expect(() => openCountries(path)).toThrow('COUNTRY_DATABASE must be a MaxMind DB file: ');
  }
});
