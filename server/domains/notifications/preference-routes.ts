import type { Context } from 'hono';
import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import { readForm } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import { sessionUser } from '#server/http/session.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import {
  MAILED_KINDS,
  notificationKindsOf,
  PREFERENCES_PATH,
} from '#src/contract/notifications/notification.ts';
import { unsubscribeFrom, updatePreferences } from './preference-commands.ts';
import { findReader, getPreferences, type Reader } from './preference-queries.ts';

/** /api/notification-preferences: by a session, or by the token of a link in a mail (rule MAIL-4). */
export function preferenceRoutes(route: Route, dependencies: Dependencies) {
  const { database, tokens, publicUrl } = dependencies;
  const { db } = database;

  /** The account that a link's token names. Refuses (400) an invalid token, or one whose account is gone. */
  const linkedReader = async (c: Context, token: string): Promise<Reader> => {
    const id = await tokens.verifyPreferencesToken(token);
    const reader = id && isId(id) ? await findReader(db, id) : undefined;
    if (!reader) throw problem(400, errorMessages.preferencesLinkInvalid);
    c.set('accountId', reader._id);
    return reader;
  };
  const readerOf = (c: Context, token: string | undefined): Promise<Reader> =>
    token ? linkedReader(c, token) : sessionUser(c, dependencies);

  route(endpoints.getPreferences, async (c, { query }) =>
    getPreferences(db, await readerOf(c, query.token)),
  );
  route(endpoints.updatePreferences, async (c, { query, readBody, countFor }) => {
    const change = await readBody();
    const reader = await readerOf(c, query.token);
    countFor(reader._id);
    const kinds: string[] = notificationKindsOf(reader.user_type);
    if (!Object.keys(change.modes ?? {}).every((kind) => kinds.includes(kind)))
      throw fieldProblem('modes', errorMessages.bodyInvalid);
    await updatePreferences(db, reader._id, change);
    return getPreferences(db, reader);
  });
  route(endpoints.unsubscribe, async (c, { query, countFor }) => {
    const form = await readForm(c);
    // Mail programs send this; following a link does not.
    if (form['List-Unsubscribe'] !== 'One-Click') throw problem(400, errorMessages.bodyInvalid);
    const reader = await linkedReader(c, query.token ?? '');
    countFor(reader._id);
    const kind = MAILED_KINDS.find((known) => known === query.kind);
    if (query.kind && !kind) throw problem(400, errorMessages.bodyInvalid);
    await unsubscribeFrom(db, reader, kind);
  });
  route(endpoints.openPreferences, (c, { query: { token = '', kind } }) => {
    const about = new URLSearchParams({ token, ...(kind && { kind }) }).toString();
    const origin = publicUrl ? new URL(publicUrl).origin : '';
    return c.redirect(`${origin}${PREFERENCES_PATH}?${about}`, 303);
  });
}
