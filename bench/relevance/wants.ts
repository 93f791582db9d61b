import * as z from 'zod/mini';
import { OCCUPATIONS } from '#bench/jobs/content.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, WORKPLACES } from '#src/contract/enumerations.ts';
import groups from './queries/groups.json' with { type: 'json' };

/** Occupations by group name; groups may contain other groups. */
const GROUPS = new Map<string, string[]>(Object.entries(groups));
const IDS = new Set(OCCUPATIONS.map(({ id }) => id));

/** Expands the name of a group or occupation to ids. */
const idsOf = (name: string): string[] => GROUPS.get(name)?.flatMap(idsOf) ?? [name];

const occupations = z.pipe(
  z.array(z.string()).check(
    z.refine((names) => names.flatMap(idsOf).every((id) => IDS.has(id)), {
      error: 'There is no such occupation.',
    }),
  ),
  z.transform((names) => names.flatMap(idsOf)),
);

/** Describes the wanted jobs by their facts; a job must satisfy all conditions. */
export const wantsSchema = z.strictObject({
  /** Wanted occupations; `near` ones count half. */
  for: z.optional(occupations),
  near: z.optional(occupations),
  /** A job of another level counts half. */
  level: z.optional(z.enum(EXPERIENCE_LEVELS)),
  type: z.optional(z.enum(JOB_TYPES)),
  workplace: z.optional(z.enum(WORKPLACES)),
  company: z.optional(z.string()),
  skill: z.optional(z.string()),
  /** English name. */
  city: z.optional(z.string()),
  /** Region and country are codes. */
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  /** A part of a city, which only the ad's location text contains. */
  district: z.optional(z.string()),
  /** An exact phrase, as in quotes. */
  says: z.optional(z.string()),
  /** At least one of these. */
  get any() {
    return z.optional(z.array(wantsSchema));
  },
  get not() {
    return z.optional(wantsSchema);
  },
});

export type Wants = z.output<typeof wantsSchema>;
