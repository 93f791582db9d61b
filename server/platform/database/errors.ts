/** The code of a database or system error, taken from the error or its causes. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** The innermost cause. */
export function rootOf(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
}

/** Whether a unique constraint refused the write (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';

/** Whether the write refers to a record that no longer exists (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean => errorCode(error) === '23503';

/** Whether the error means a full disk, the database's or this server's. */
export const isDiskFull = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|53100)$/.test(errorCode(error) ?? '');
