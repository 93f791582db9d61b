import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as spans,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log, LogEvent } from '#server/platform/log/log.ts';
import { samplerOf } from './samplers.ts';
import { traceStatements } from './trace-statements.ts';
import type { Trace, Tracing, TracingOptions } from './tracing.ts';

/** Milliseconds between lines about traces that could not be sent. */
const COMPLAINS_EVERY = 60_000;
/** Milliseconds for a collector to take the last spans when the server stops. */
const CLOSE_MAX = 3_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** The lines that end a call. */
const CALLS: ReadonlySet<LogEvent> = new Set(['request', 'request.failed', 'request.page']);

const headers = {
  get: (carrier: Headers, name: string) => carrier.get(name) ?? undefined,
  keys: (carrier: Headers) => [...carrier.keys()],
};

/** Logs that spans were lost, once in a while: a collector that is down loses some every few seconds. */
function complain(log: Log): (error: unknown) => void {
  let silentUntil = 0;
  return (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + COMPLAINS_EVERY;
    log('traces.lost', errorFields(error));
  };
}

/** Sends spans by OTLP over HTTP, some at a time. Of those that a collector doesn't take, only 2,048 are kept. */
export function createTracing({
  version,
  acceptsParents,
  log,
  ...sampling
}: TracingOptions): Tracing {
  const noteLoss = complain(log);
  setGlobalErrorHandler(noteLoss);
  const provider = new TracerProvider({
    sampler: samplerOf(sampling),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'meydan', 'service.version': version }))
      .merge(
        detectResources({
          detectors: [
            serviceInstanceIdDetector,
            resourceAttributesEnvDetector,
            serviceNameEnvDetector,
          ],
        }),
      ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('meydan', version);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;
  const currentSpan = () => spans.getSpan(current());

  const trace: Trace = async (name, work, { kind = 'internal', facts = {}, isFirst } = {}) => {
    const parent = isFirst ? ROOT_CONTEXT : current();
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
    try {
      return await contexts.run(spans.setSpan(parent, span), work);
    } catch (error) {
      // Not the message, which may hold what somebody typed.
      span.setAttribute('error.type', String(errorFields(error).error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    trace,
    traceCalls: (handler, kind) => async (request, connection) => {
      const answer = () =>
        trace(request.method, async () => handler(request, connection), {
          kind,
          facts: { 'http.request.method': request.method },
        });
      if (kind === 'internal' || !acceptsParents) return answer();
      return contexts.run(propagator.extract(ROOT_CONTEXT, request.headers, headers), answer);
    },
    tracePool: (pool) => traceStatements(pool, { tracer, current }),
    tap: (given) => (event, fields) => {
      const span = currentSpan();
      if (!span) return given(event, fields);
      if (CALLS.has(event)) {
        const { method, route, status } = fields ?? {};
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': String(route), 'http.response.status_code': status });
        if (Number(status) >= 500) {
          span.setAttribute('error.type', String(fields?.error ?? status));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
      }
      given(event, { ...fields, traceId: span.spanContext().traceId });
    },
    close: async () => {
      const closed = provider.shutdown().catch(noteLoss);
      await Promise.race([closed, wait(CLOSE_MAX, undefined, { ref: false })]);
    },
  };
}
