import { expect, test } from 'vitest';
import { readTraceSettings } from './trace-settings.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
const ALL = { sampler: 'parentbased_always_on', ratio: 1 };

test.each([
  [{}, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, undefined],
  [{ OTEL_SERVICE_NAME: 'jobs' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT }, ALL],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }, ALL],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'yes' }, ALL],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'console' }, undefined],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'console, otlp' }, ALL],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    },
    { sampler: 'traceidratio', ratio: 0.25 },
  ],
  // Wrong values count as missing, as the specification has it.
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '2',
    },
    ALL,
  ],
])('traces by the variables %o', (environment, settings) => {
  expect(readTraceSettings(environment)).toEqual(settings);
});
