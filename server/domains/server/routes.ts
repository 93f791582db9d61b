import { passwordMin } from '#server/domains/accounts/password-rules.ts';
import { createJsonText } from '#server/http/compression.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { createHealthCheck, createReadinessCheck, isReady } from '#server/http/health-check.ts';
import { problem } from '#server/http/problem.ts';
import { jsonReply, Reply } from '#server/http/reply.ts';
import { type Route, sent } from '#server/http/router.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Readiness } from '#src/contract/server/health.ts';
import { REPORT_MAX } from '#src/contract/server/report-limits.ts';
import { limitErrors, sendReport } from './commands.ts';
import { getOpenApi } from './openapi/document.ts';

/** Probes come seconds apart. */
const RETRY_SOON = { 'Retry-After': '2' };

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
    browserReports,
    clock,
  } = dependencies;
  const check = createHealthCheck(dependencies);
  const checkParts = createReadinessCheck(dependencies);
  let openApi: ReturnType<typeof createJsonText> | undefined;

  route(endpoints.getHealth, async () => {
    const status = await check();
    const about = { status, database: database.kind, version };
    return status === 'ok' ? about : sent(jsonReply(503, about, RETRY_SOON));
  });
  route(endpoints.getLiveness, () => ({ status: 'ok' as const }));
  route(endpoints.getReadiness, async () => {
    const parts = await checkParts();
    if (isReady(parts)) return { status: 'ok' as const, parts };
    return sent<Readiness>(jsonReply(503, { status: 'not_ready', parts }, RETRY_SOON));
  });
  route(endpoints.getSettings, () => ({
    salary_currency: salaryCurrency,
    password_min: passwordMin(passwordPolicy),
    retention,
    operator_name: operatorName ?? '',
    operator_address: operatorAddress ?? '',
    browser_reports: browserReports > 0,
  }));
  const mayLog = limitErrors(clock);
  route(endpoints.sendReport, async (c, { readBody }) => {
    if (Number(c.req.header('content-length') ?? 0) > REPORT_MAX)
      throw problem(413, errorMessages.textTooLong);
    const report = await readBody();
    // Pages that were opened before reports were turned off may still send some.
    if (browserReports > 0)
      sendReport(report, { userAgent: c.req.header('user-agent') ?? '', log: c.var.log, mayLog });
  });
  route(endpoints.getOpenApi, () => {
    // Built once, on first use.
    openApi ??= createJsonText(getOpenApi(version, dependencies.consolePath));
    return sent(new Reply(200, openApi));
  });
}
