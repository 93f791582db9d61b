import * as z from 'zod/mini';
import { OCCUPATIONS } from '#bench/jobs/content.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, WORKPLACES } from '#src/contract/enumerations.ts';
import groups from './queries/groups.json' with { type: 'json' };

/** Occupations that one word stands for; a group may name other ones. */
const GROUPS = new Map<string, string[]>(Object.entries(groups));
const IDS = new Set(OCCUPATIONS.map(({ id }) => id));

/** The ids that stand behind the name of a group or of an occupation. */
const idsOf = (name: string): string[] => GROUPS.get(name)?.flatMap(idsOf) ?? [name];

const occupations = z.pipe(
  z.array(z.string()).check(
    z.refine((names) => names.flatMap(idsOf).every((id) => IDS.has(id)), {
      error: 'There is no such occupation.',
    }),
  ),
  z.transform((names) => names.flatMap(idsOf)),
);

/** Which jobs are meant, by the facts behind them: those for which all of it holds. */
export const wantsSchema = z.strictObject({
  /** For one of these occupations; `near` ones count half. */
  for: z.optional(occupations),
  near: z.optional(occupations),
  /** Of this level; of another, what else is wanted is half of it. */
  level: z.optional(z.enum(EXPERIENCE_LEVELS)),
  type: z.optional(z.enum(JOB_TYPES)),
  workplace: z.optional(z.enum(WORKPLACES)),
  company: z.optional(z.string()),
  skill: z.optional(z.string()),
  /** Its English name. */
  city: z.optional(z.string()),
  /** Codes. */
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  /** A part of a city, which only the ad's own words for its place say. */
  district: z.optional(z.string()),
  /** These very words one after the other, which is what quotes ask for. */
  says: z.optional(z.string()),
  /** One of these. */
  get any() {
    return z.optional(z.array(wantsSchema));
  },
  get not() {
    return z.optional(wantsSchema);
  },
});

export type Wants = z.output<typeof wantsSchema>;
