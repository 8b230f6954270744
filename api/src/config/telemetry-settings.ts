import * as z from 'zod';

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry specifies. */
const pairs = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const entries = text.split(',').map((pair) => pair.split('=').map((side) => side.trim()));
  if (entries.some(([name, value]) => !name || !value)) context.addIssue('must be name=value, separated by commas');
  return Object.fromEntries(entries.map(([name = '', ...value]) => [name, decoded(value.join('='))]));
});

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** OpenTelemetry's own variables. Without an endpoint, the API sends no telemetry and loads nothing for it. */
export const telemetryVariables = z.object({
  /** Base URL of a collector that accepts OTLP over HTTP; `/v1/traces` and `/v1/metrics` follow it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** Headers for the collector, such as its credential. */
  OTEL_EXPORTER_OTLP_HEADERS: pairs.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).default('home-move-api'),
  /** Further attributes of the process, such as deployment.environment.name. */
  OTEL_RESOURCE_ATTRIBUTES: pairs.default({}),
  /** The share of traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds between two exports of metrics. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).max(600_000).default(60_000),
});

export type TelemetrySettings = Readonly<z.infer<typeof telemetryVariables>>;
