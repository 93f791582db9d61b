import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isBucketAddress } from '#server/platform/backup/place.ts';
import { PLAINTEXT_PEERS, readPeers } from '#server/platform/network/plaintext.ts';
import { optionalLine } from '#src/contract/requests.ts';
import { readRates } from './salary-rates.ts';

/*
 * Schemas of setting values. Each message says what is allowed, to follow “must be”, and never repeats the given value,
 * which may be secret.
 */

export const text = (allowed: string, accepts: (value: string) => boolean = () => true) =>
  z.string(allowed).check(z.refine(accepts, allowed));

export const matching = (allowed: string, pattern: RegExp) =>
  text(allowed, (value) => pattern.test(value));

/** A single line of text for people. */
export const line = (allowed: string, max: number) =>
  text(allowed, (value) => optionalLine(max).safeParse(value).success);

/** Parses the text with `read`, which returns undefined for values that aren't allowed. */
const readText = <Value>(allowed: string, read: (value: string) => Value | undefined) =>
  z.pipe(
    z.string(allowed),
    z.transform((input: string, { issues }): Value => {
      const value = read(input);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message: allowed, input });
      return z.NEVER;
    }),
  );

/** Resolves to an absolute path. */
const pathOf = (what: string) =>
  z.pipe(
    text(`the path of a ${what}`),
    z.transform((path) => resolve(path)),
  );
export const folder = pathOf('folder');
export const file = pathOf('file');

/** A whole number from 0 to `max`, in digits. */
export const whole = (allowed: string, max: number) =>
  z.pipe(
    text(
      allowed,
      (value) => /^\d+$/.test(value) && value.length <= String(max).length && Number(value) <= max,
    ),
    z.transform(Number),
  );

/** Days that something is kept: 0 for ever, else `min` or more. */
export const daysKept = (min: number, max: number) =>
  z.pipe(
    text(
      `a whole number of days from ${min} to ${max}, or 0 to keep them for ever`,
      (value) =>
        /^\d{1,6}$/.test(value) &&
        (Number(value) === 0 || (min <= Number(value) && Number(value) <= max)),
    ),
    z.transform(Number),
  );

/** Converts seconds to milliseconds. */
export const seconds = (max: number) =>
  z.pipe(
    whole('a whole number of seconds', max),
    z.transform((value) => value * 1000),
  );

/** A whole number from 1. */
export const positive = (max: number) =>
  z.pipe(
    text(
      `a whole number from 1 to ${max}`,
      (value) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= max,
    ),
    z.transform(Number),
  );

/** Converts hours, at least one, to milliseconds. */
export const hours = (max: number) =>
  z.pipe(
    positive(max),
    z.transform((value) => value * 60 * 60 * 1000),
  );

/** Where backups are: an address in a bucket, or the path of a folder, which becomes absolute. */
export const backupAddress = z.pipe(
  text(
    'the path of a folder, or s3://BUCKET/PREFIX',
    (value) => !value.includes('://') || isBucketAddress(value),
  ),
  z.transform((value) => (value.includes('://') ? value : resolve(value))),
);

/** A share from 0 to 1; `off` is 0. */
export const share = z.pipe(
  text(
    'a number from 0 to 1, or off',
    (value) => /^(?:off|[01]|[01]?\.\d{1,4})$/.test(value) && !(Number(value) > 1),
  ),
  z.transform((value) => (value === 'off' ? 0 : Number(value))),
);

export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, values.length > 2 ? `one of ${values.join(', ')}` : values.join(' or '));

/** Parses `yes` as true and `no` as false. */
export const isFirst = <const Value extends string>(yes: Value, no: Value) =>
  z.pipe(
    oneOf(yes, no),
    z.transform((value) => value === yes),
  );

const isAddress =
  (...protocols: string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const address = (example: string, ...protocols: string[]) =>
  text(`an address such as ${example}`, isAddress(...protocols));

export const webAddress = (example: string) => address(example, 'http:', 'https:');

/** A contact for security.txt: an email address or an HTTPS page. */
export const contact = readText(
  'an address such as mailto:security@example.com or https://…',
  (value) => {
    const isEmail =
      isAddress('mailto:')(value) && /^[^\s@]+@[^\s@]+$/.test(new URL(value).pathname);
    return isEmail || isAddress('https:')(value) ? new URL(value).href : undefined;
  },
);

export const plaintextPeers = readText(
  `one or more of ${PLAINTEXT_PEERS.join(', ')}, with commas between`,
  readPeers,
);

export const rates = readText(
  'currencies with what one unit of each is worth in SALARY_CURRENCY, such as EUR=1.08,GBP=1.27',
  readRates,
);

/** A setting with a default text. */
export const withDefault = <Schema extends z.core.$ZodType<unknown, string>>(
  schema: Schema,
  byDefault: z.input<Schema>,
) => ({ schema: z.prefault(schema, byDefault), byDefault });
