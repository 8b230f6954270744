import type { Span } from './active-span.js';
import type { Attributes, CounterName, GaugeName, HistogramName, Observation } from './metrics.js';

export interface SpanStart {
  readonly name: string;
  /** `server` answers a request, `client` calls a third party, `internal` does neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes: Attributes;
  /** The span or the W3C header that it continues; without either, a trace begins. */
  readonly parent?: Span | string | undefined;
}

/** Where spans and measurements go. */
export interface TelemetryExporter {
  startSpan(start: SpanStart): Span;
  record(name: HistogramName, seconds: number, attributes: Attributes): void;
  count(name: CounterName, amount: number, attributes: Attributes): void;
  observe(name: GaugeName, read: () => Promise<readonly Observation[]>): void;
  /** Sends the rest, for at most a few seconds. Never rejects. */
  close(): Promise<void>;
}

/** Traces and metrics of the process. Without an exporter, every method returns at once. */
export class Telemetry {
  constructor(private readonly exporter: TelemetryExporter | null) {}

  get isOn(): boolean {
    return this.exporter !== null;
  }

  /** Starts a span, which the caller ends; undefined without telemetry. */
  startSpan(start: SpanStart): Span | undefined {
    return this.exporter?.startSpan(start);
  }

  /** Adds a duration to a distribution. */
  record(name: HistogramName, milliseconds: number, attributes: Attributes): void {
    this.exporter?.record(name, milliseconds / 1000, attributes);
  }

  /** Adds to a total. */
  count(name: CounterName, amount: number, attributes: Attributes): void {
    this.exporter?.count(name, amount, attributes);
  }

  /** Reads values at each export. A rejection leaves them out of that export. */
  observe(name: GaugeName, read: () => Promise<readonly Observation[]>): void {
    this.exporter?.observe(name, read);
  }

  async close(): Promise<void> {
    await this.exporter?.close();
  }
}

/** Reports nothing. */
export const noTelemetry = new Telemetry(null);
