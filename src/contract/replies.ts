import * as z from 'zod/mini';
import { fill } from '#src/shared/records.ts';
import { CURRENCY } from './jobs/currency.ts';

/*
 * Replies are read leniently: a field that is missing or of the wrong type gets a default, so that
 * one malformed record never blanks a screen. Requests are read strictly (`requests.ts`).
 */

/** A reply's text; anything else reads as ''. */
export const lenientText = z.catch(z.string(), '');
/** The same, for a field that a server may omit. */
export const lenientOptionalText = z.catch(z._default(z.string(), ''), '');
/** A reply's ISO 8601 date or date-time; anything else reads as null. */
export const lenientDate = z.catch(
  z.nullable(z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))),
  null,
);
/** A reply's ISO 4217 currency code; anything else reads as USD, once the currency of all salaries. */
export const lenientCurrency = z.catch(
  z.string().check(z.maxLength(3, { abort: true }), z.regex(CURRENCY)),
  'USD',
);
/** A reply's list of texts; anything else reads as []. */
export const lenientTexts = z.catch(z.array(z.string()), []);
/** The same, for a field that a server may omit. */
export const lenientOptionalTexts = z.catch(z._default(z.array(z.string()), []), []);
/** A reply's whole number of 0 or more; anything else reads as 0. */
export const lenientCount = z.catch(z.int().check(z.nonnegative()), 0);
/** A reply's count for each of these names. */
export const lenientCounts = <const Name extends string>(names: readonly Name[]) =>
  z.object(fill(names, () => lenientCount));
/** A reply's number of 0 or more; anything else reads as 0. */
export const lenientAmount = z.catch(z.number().check(z.nonnegative()), 0);

/**
 * A reply's record of numbers; anything else is dropped. `z.record` would add to every visitor's
 * first load.
 */
const lenientNumbers = z.pipe(
  z.unknown(),
  z.transform(
    (value): Record<string, number> =>
      Object.fromEntries(
        Object.entries(Object(value) as Record<string, unknown>).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
  ),
);

/** A list of records of one schema, exposed as `items` for the OpenAPI document. */
type ReadableItems<Schema extends z.core.$ZodType> = z.ZodMiniType<
  z.output<Schema>[],
  z.input<Schema>[]
> & { items: Schema };

/**
 * A reply's list of records; invalid ones are dropped. Anything but a list is refused, and so is a list
 * without a single valid record, which would look like an empty one (rule DATA-2).
 */
export const lenientList = <Schema extends z.core.$ZodType>(
  schema: Schema,
): ReadableItems<Schema> => {
  const readable = z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[], { issues }) => {
      const found = items.flatMap((item) => {
        const result = z.safeParse(schema, item);
        return result.success ? [result.data] : [];
      });
      if (found.length === 0 && items.length > 0) {
        issues.push({ code: 'custom', message: 'nothing in the list can be read', input: items });
      }
      return found;
    }),
  );
  return Object.assign(readable as never, { items: schema });
};

/**
 * What a refused call may require first: that the account's address is confirmed, that the account is kept after all,
 * that the password is given again, the second step of a log-in, or to have one.
 */
const REQUIREMENTS = [
  'confirmed_email',
  'kept_account',
  'password',
  'second_step',
  'two_step',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** The error body of every call: one message, or a list of messages, each with its field's path (rule ERROR-2). */
export const problemSchema = z.object({
  msg: z.optional(z.string()),
  message: z.optional(z.string()),
  // `msg` with its placeholders, so that it can be translated.
  template: z.catch(z.optional(z.string()), undefined),
  values: z.optional(lenientNumbers),
  // What the account has to do before the call can be repeated (rule ERROR-6).
  requires: z.catch(z.optional(z.enum(REQUIREMENTS)), undefined),
  // By what a log-in goes on (rule TWOSTEP-1).
  methods: z.catch(z.optional(z.array(z.string())), undefined),
  // `msg` in each language, where the operator wrote it (rule SITE-2).
  texts: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  errors: z.catch(
    z.optional(z.array(z.object({ msg: z.string(), path: z.optional(z.string()) }))),
    undefined,
  ),
});
/** By what a log-in with the right password goes on: an app's code, a passkey, a recovery code. */
export type SecondStepMethod = 'totp' | 'passkey' | 'recovery';
export type ErrorBody =
  | {
      msg: string;
      template?: string;
      values?: Record<string, number>;
      requires?: Requirement;
      methods?: SecondStepMethod[];
      texts?: Readonly<Record<string, string>>;
    }
  | { errors: { msg: string; path: string }[] };
