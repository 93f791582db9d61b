/** Where a trace's decision to be kept comes from, by OTEL_TRACES_SAMPLER. */
const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;
type Sampler = (typeof SAMPLERS)[number];

/** Traces are wanted: which of them to keep, as a sampler and, for those by ratio, a share from 0 to 1. */
export type TraceSettings = { sampler: Sampler; ratio: number };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads OpenTelemetry's own variables for traces, as its specification says: a wrong value counts as missing, rather
 * than stop the server. Undefined if nothing names a collector, or they are turned off. The exporter reads the
 * collector's address, headers, timeout, compression and certificates by itself.
 */
export function readTraceSettings(environment: Environment): TraceSettings | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  if (!read('OTEL_EXPORTER_OTLP_ENDPOINT') && !read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'))
    return undefined;
  if (read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const exporters = read('OTEL_TRACES_EXPORTER')?.split(',') ?? ['otlp'];
  if (!exporters.some((name) => name.trim() === 'otlp')) return undefined;
  const named = SAMPLERS.find((name) => name === read('OTEL_TRACES_SAMPLER'));
  const ratio = Number(read('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  return {
    sampler: named ?? 'parentbased_always_on',
    ratio: ratio >= 0 && ratio <= 1 ? ratio : 1,
  };
}
