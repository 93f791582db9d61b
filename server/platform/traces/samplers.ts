import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type TracerProviderOptions,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './trace-settings.ts';

type SpanSampler = NonNullable<TracerProviderOptions['sampler']>;

/** The sampler that OTEL_TRACES_SAMPLER names; the SDK itself reads no variables. */
export function samplerOf({ sampler, ratio }: TraceSettings): SpanSampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}
