import { passwordMin } from '#server/domains/accounts/password-rules.ts';
import { createJsonText, sendJson } from '#server/http/compression.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { type Route, sent } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { getOpenApi } from './openapi/document.ts';

/** Health, settings and description of the API. */
export function serverRoutes(route: Route, dependencies: Dependencies) {
  const { database, version, compress, isDiskFull, salaryCurrency, passwordPolicy } = dependencies;
  let openApi: ReturnType<typeof createJsonText> | undefined;

  route(endpoints.getHealth, async (c) => {
    const status = (await isDiskFull()) ? 'disk_full' : await database.health();
    const about = { status, database: database.kind, version };
    return status === 'ok' ? about : sent(c.json(about, 503, { 'Retry-After': '2' }));
  });
  route(endpoints.getSettings, () => ({
    salary_currency: salaryCurrency,
    password_min: passwordMin(passwordPolicy),
  }));
  route(endpoints.getOpenApi, async (c) => {
    // Built once, on first use.
    openApi ??= createJsonText(getOpenApi(version, dependencies.consolePath));
    return sent(await sendJson(c, openApi, compress));
  });
}
