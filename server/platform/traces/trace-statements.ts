import { type Context, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { errorCode } from '#server/platform/database/errors.ts';

/** Characters of a statement beyond which a span has its beginning only: those of the search are long. */
const STATEMENT_MAX = 1000;

/** The first word of a statement: `select`, `insert`, `with`, `begin`. */
const operationOf = (statement: string): string =>
  /^\s*([a-z]{1,20})\b/i.exec(statement)?.[1]?.toLowerCase() ?? 'statement';

/** The text of a query in one of the forms that the driver takes. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query && 'text' in query) return String(query.text);
  return undefined;
}

/**
 * Makes each statement on the pool's connections a span, without its values. Where no span is running, such as in
 * probes and migrations, there is none.
 */
export function traceStatements(
  pool: Pool,
  { tracer, current }: { tracer: Tracer; current: () => Context },
): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const traced = (...given: unknown[]): unknown => {
      const parent = current();
      const statement = textOf(given[0]);
      if (!statement || !trace.getSpan(parent)) return query(...given);
      const operation = operationOf(statement);
      const span = tracer.startSpan(
        operation,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            'db.query.text': statement.slice(0, STATEMENT_MAX),
          },
        },
        parent,
      );
      const answer = query(...given);
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      return answer
        .catch((error: unknown) => {
          span.setAttribute('error.type', errorCode(error) ?? 'error');
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        })
        .finally(() => span.end());
    };
    client.query = traced as typeof client.query;
  });
}
