/** The parts of the labour market; what an ad of one asks for is unlike that of another. */
export type Field =
  | 'care'
  | 'teaching'
  | 'trades'
  | 'hospitality'
  | 'sales'
  | 'office'
  | 'finance'
  | 'public'
  | 'transport'
  | 'engineering'
  | 'software'
  | 'media'
  | 'land';

/**
 * An occupation as data: lists are parted by `|`, the first name is the plain one. `does` are tasks as
 * English infinitives, `yapar` as Turkish nouns.
 */
export type OccupationRow = {
  en: string;
  tr: string;
  de?: string;
  skills: string;
  does: string;
  yapar: string;
  /** How much more often than the rarest it is looked for. */
  weight?: number;
};

export type Occupation = {
  id: string;
  field: Field;
  titles: { en: string[]; tr: string[]; de: string[] };
  skills: string[];
  tasks: { en: string[]; tr: string[] };
  weight: number;
};

const list = (text: string | undefined): string[] => text?.split('|') ?? [];

/** The occupations of one field, by id. */
export const occupationsOf = (field: Field, rows: Record<string, OccupationRow>): Occupation[] =>
  Object.entries(rows).map(([id, { en, tr, de, skills, does, yapar, weight = 2 }]) => ({
    ...{ id, field, weight },
    titles: { en: list(en), tr: list(tr), de: list(de) },
    skills: list(skills),
    tasks: { en: list(does), tr: list(yapar) },
  }));
