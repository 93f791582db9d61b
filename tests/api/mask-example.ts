const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
/** Times other than those that the samples fix in the far future. */
const TIME = /\b(?!2099)\d{4}-\d\d-\d\d([T ])\d\d:\d\d(:\d\d)?(\.\d+)?/g;
/** Days other than those that the samples fix. */
const DAY = /\b(?!2099|2021)\d{4}-\d\d-\d\d\b/g;
const STAMP = /\b(?!2099)\d{8}T\d{6}Z/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** The secret of an authenticator app, in base32. */
const SECRET = /\b[A-Z2-7]{32}\b/g;

/** Replaces what differs from one recording to the next: ids, times, tokens, secrets, the kind of database. */
export function maskExample<Value>(example: Value): Value {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known =
      ids.get(id) ?? `0192f3a4-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const text = JSON.stringify(example)
    .replace(ID, idOf)
    .replace(TIME, (_, letter: string, seconds = '', part = '') =>
      [`2026-03-05${letter}09:30`, seconds && ':00', part && '.000'].join(''),
    )
    .replace(DAY, '2026-03-05')
    .replace(STAMP, '20260305T093000Z')
    .replace(TOKEN, 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl')
    .replace(SECRET, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace('"pglite"', '"postgres"');
  return JSON.parse(text) as Value;
}
