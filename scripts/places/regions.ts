import { foldName } from '#server/domains/places/fold.ts';
import { type AddedNames, differentNames, keyOf } from './names.ts';
import type { Sources } from './sources.ts';

export type Region = {
  /** GeoNames' code: 'US.NY'. */
  key: string;
  name: string;
  /** The code in common use, such as 'NY'; empty for most. */
  code: string;
  turkish: string;
  others: string[];
};

const KIND =
  / (?:Province|District|Oblast|oblast|Kray|Krai|Voivodeship|Governorate|Region|County|Department|Republic|Prefecture|Municipality)$/;

/** All first-level regions; Turkish ones have their Turkish name. */
export function makeRegions(
  { regions, districts }: Pick<Sources, 'regions' | 'districts'>,
  added: ReadonlyMap<string, AddedNames>,
): Map<string, Region> {
  const provinces = new Map([...districts.keys()].map((name) => [foldName(name), name]));
  return new Map(
    regions.map(({ code: key, name: given }) => {
      const country = key.slice(0, 2);
      const more = added.get(keyOf(country, given));
      const short = given.replace(KIND, '').replace(/^State of /, '');
      const name = (country === 'TR' && provinces.get(foldName(short))) || short;
      const turkish = more?.turkish ?? '';
      const others = differentNames([name, turkish, given, ...(more?.others ?? [])]).slice(1);
      const code = more?.code || (country === 'US' ? key.slice(3) : '');
      return [
        key,
        { key, name, code, turkish, others: others.filter((other) => other !== turkish) },
      ] as const;
    }),
  );
}
