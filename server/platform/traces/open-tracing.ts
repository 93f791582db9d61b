import type { Tracing, TracingOptions } from './tracing.ts';

/** Loads OpenTelemetry, which takes memory and a moment, only for servers that send traces. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import('./open-telemetry.ts');
  return createTracing(options);
}
