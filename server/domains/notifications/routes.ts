import type { Dependencies } from '#server/http/dependencies.ts';
import type { Route } from '#server/http/router.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { markNotificationsRead } from './commands.ts';
import { countUnread, listNotifications } from './queries.ts';

/** /api/notifications: the caller's notifications. */
export function notificationRoutes(route: Route, { database, clock }: Dependencies) {
  const { db } = database;

  route(endpoints.listNotifications, (c, { query }) =>
    listNotifications(db, c.var.user._id, query),
  );
  route(endpoints.countUnread, async (c) => ({ unread: await countUnread(db, c.var.user._id) }));
  route(endpoints.markNotificationsRead, async (c, { readBody }) => {
    const { _id } = c.var.user;
    const { ids } = await readBody();
    await markNotificationsRead(db, _id, ids?.filter(isId), clock());
    return { unread: await countUnread(db, _id) };
  });
}
