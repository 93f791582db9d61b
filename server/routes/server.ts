import { endpoints } from '../../src/contract/endpoints.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Route, sent } from '../route.ts';

/** What the API says of itself. */
export function serverRoutes(route: Route, dependencies: Dependencies) {
  const { database, version, isDiskFull = async () => false } = dependencies;

  route(endpoints.getHealth, async (c) => {
    const status = (await isDiskFull()) ? 'disk_full' : await database.health();
    const about = { status, database: database.kind, version };
    return status === 'ok' ? about : sent(c.json(about, 503, { 'Retry-After': '2' }));
  });
}
