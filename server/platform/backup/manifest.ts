import * as z from 'zod/mini';

/** Which layout a backup has; another one can’t be read. */
export const FORMAT = 1;

const count = z.int().check(z.nonnegative());
const name = z.string().check(z.maxLength(100));
const hash = z.string().check(z.length(64));

/** What a backup is and holds; without anything personal, since it isn’t encrypted. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that made it. */
  version: name,
  madeAt: z.iso.datetime(),
  migrations: z.array(name).check(z.maxLength(10_000)),
  isEncrypted: z.boolean(),
  /** Whether it has the secret of tokens. */
  hasSecret: z.boolean(),
  /** Of the line that the secret is; 1.0.0 wrote none. */
  secretSha256: z.optional(hash),
  tables: z
    .array(
      z.object({
        name,
        columns: z.array(name).check(z.maxLength(1000)),
        rows: count,
        /** Of the rows, as lines of JSON. */
        sha256: hash,
      }),
    )
    .check(z.maxLength(1000)),
  /** Bytes of the rows. */
  tableBytes: count,
  /** Number and bytes of the files, and the hash of their list. */
  files: z.object({ count, bytes: count, sha256: hash }),
});

export type Manifest = z.output<typeof manifestSchema>;
