import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { Failure } from '../setup/failure.mjs';

/** The settings that are built into the app; `src/lib/config.ts` says what they mean. */
const settings: Record<string, z.ZodMiniType> = {
  VITE_API_URL: z.string(),
  VITE_DASHBOARD_ACCESS: z.enum(['everyone', 'employer']),
  VITE_CONSOLE_PATH: z.string().check(z.regex(/^[a-z]+$/)),
};

/** The names of the settings in `env` that have a value they can't have. */
export const invalidSettings = (env: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(settings)
    .filter(([name, schema]) => env[name] !== undefined && !schema.safeParse(env[name]).success)
    .map(([name]) => name);

/** Refuses to build the app with a setting that it can't have: the app itself trusts them. */
export const checkSettings = (): Plugin => ({
  name: 'check-settings',
  configResolved({ env }) {
    const invalid = invalidSettings(env);
    if (invalid.length > 0) throw new Failure(`Not a value for ${invalid.join(', ')}.`);
  },
});
