import { passwordMin } from '#server/domains/accounts/password-rules.ts';
import { createJsonText } from '#server/http/compression.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createHealthCheck } from '#server/http/health-check.ts';
import { jsonReply, Reply } from '#server/http/reply.ts';
import { type Route, sent } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { getOpenApi } from './openapi/document.ts';

/** Health, settings (rule RETAIN-7 among others) and description of the API. */
export function serverRoutes(route: Route, dependencies: Dependencies) {
  const {
    database,
    version,
    salaryCurrency,
    passwordPolicy,
    retention,
    operatorName,
    operatorAddress,
  } = dependencies;
  const check = createHealthCheck(dependencies);
  let openApi: ReturnType<typeof createJsonText> | undefined;

  route(endpoints.getHealth, async () => {
    const status = await check();
    const about = { status, database: database.kind, version };
    return status === 'ok' ? about : sent(jsonReply(503, about, { 'Retry-After': '2' }));
  });
  route(endpoints.getSettings, () => ({
    salary_currency: salaryCurrency,
    password_min: passwordMin(passwordPolicy),
    retention,
    operator_name: operatorName ?? '',
    operator_address: operatorAddress ?? '',
  }));
  route(endpoints.getOpenApi, () => {
    // Built once, on first use.
    openApi ??= createJsonText(getOpenApi(version, dependencies.consolePath));
    return sent(new Reply(200, openApi));
  });
}
