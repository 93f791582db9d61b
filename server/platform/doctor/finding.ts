/** What the doctor found about one part of a deployment. No text has a secret. */
export type Finding = {
  part: string;
  state: 'ok' | 'warning' | 'problem';
  found: string;
  /** What to do about it. */
  advice?: string;
};

/** Milliseconds that the doctor waits for a database, store, mail server or address. */
export const PATIENCE = 5_000;

/** Makes the findings about one part. */
export const about = (part: string) => ({
  ok: (found: string): Finding => ({ part, state: 'ok', found }),
  warning: (found: string, advice: string): Finding => ({ part, state: 'warning', found, advice }),
  problem: (found: string, advice: string): Finding => ({ part, state: 'problem', found, advice }),
});

/** An error's code or text, without what a library quotes of an address. */
export function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string')
      return `${at.code}: ${withoutSecrets(at.message)}`;
  return withoutSecrets(error instanceof Error ? error.message : String(error));
}

/** The text without the user and password of addresses in it. */
const withoutSecrets = (text: string): string =>
  text.slice(0, 500).replaceAll(/\/\/[^/\s]{0,300}@/g, '//…@');
