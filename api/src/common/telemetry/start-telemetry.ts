import type { TelemetrySettings } from '../../config/telemetry-settings.js';
import { noTelemetry, Telemetry } from './telemetry.js';

/**
 * Telemetry as the environment configures it. Loads OpenTelemetry's packages only if there is an endpoint. `onFailure` gets the class
 * of an error in an export.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  onFailure: (cause: string) => void,
): Promise<Telemetry> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTelemetry;
  const { OtlpExporter } = await import('./otlp-exporter.js');
  return new Telemetry(new OtlpExporter(endpoint, settings, onFailure));
}
