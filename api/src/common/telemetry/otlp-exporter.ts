import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Counter,
  type Histogram,
  type ObservableGauge,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../../config/telemetry-settings.js';
import type { Span } from './active-span.js';
import { eventLoopGauges } from './event-loop.js';
import * as metrics from './metrics.js';
import type { SpanStart, TelemetryExporter } from './telemetry.js';

/** How long a receiver may take. Only the export and the end of the process wait for it. */
const EXPORT_TIMEOUT_MS = 5000;
/** A receiver that is down is reported once in this time. */
const FAILURE_LOG_INTERVAL_MS = 5 * 60_000;
/** In seconds, as the semantic conventions recommend for requests, and the time limits of third parties. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 15, 30];

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Sends spans and measurements as OTLP over HTTP. A full queue drops spans, so no request waits for the receiver. */
export class OtlpExporter implements TelemetryExporter {
  private readonly tracer: Tracer;
  private readonly histograms: Readonly<Record<metrics.HistogramName, Histogram>>;
  private readonly counters: Readonly<Record<metrics.CounterName, Counter>>;
  private readonly gauges: Readonly<Record<metrics.GaugeName, ObservableGauge>>;
  private readonly stop: () => Promise<unknown>;
  private isClosing = false;

  constructor(endpoint: string, settings: TelemetrySettings, onFailure: (cause: string) => void) {
    const resource = resourceFromAttributes({
      ...settings.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.instance.id': randomUUID(),
    });
    const options = { headers: settings.OTEL_EXPORTER_OTLP_HEADERS, timeoutMillis: EXPORT_TIMEOUT_MS };
    const sampler = new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
    const traces = new TracerProvider({
      resource,
      // The ratio also applies to traces of clients: otherwise any caller could decide whether its requests are recorded.
      sampler: new ParentBasedSampler({
        root: sampler,
        remoteParentSampled: sampler,
        remoteParentNotSampled: sampler,
      }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ ...options, url: `${endpoint}/v1/traces` }) }),
      ],
    });
    const measurements = new MeterProvider({
      resource,
      readers: [
        new PeriodicExportingMetricReader({
          exporter: new OTLPMetricExporter({ ...options, url: `${endpoint}/v1/metrics` }),
          exportIntervalMillis: settings.OTEL_METRIC_EXPORT_INTERVAL,
          exportTimeoutMillis: Math.min(EXPORT_TIMEOUT_MS, settings.OTEL_METRIC_EXPORT_INTERVAL),
        }),
      ],
    });
    reportFailures(onFailure);
    this.tracer = traces.getTracer('home-move');
    const meter = measurements.getMeter('home-move');
    const advice = { explicitBucketBoundaries: durationBounds };
    this.histograms = each(metrics.histograms, (metric) => meter.createHistogram(metric.name, { ...metric, advice }));
    this.counters = each(metrics.counters, (metric) => meter.createCounter(metric.name, metric));
    this.gauges = each(metrics.gauges, (metric) => meter.createObservableGauge(metric.name, metric));
    this.stop = () => Promise.allSettled([traces.shutdown(), measurements.shutdown()]);
    for (const { name, read } of eventLoopGauges()) this.observe(name, read);
  }

  startSpan({ name, kind, attributes, parent }: SpanStart): Span {
    const header = typeof parent === 'string' ? parent : parent?.traceParent;
    const remote = header === undefined ? null : parseTraceParent(header);
    const isRemote = typeof parent === 'string';
    const context = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote }) : ROOT_CONTEXT;
    const span = this.tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceParent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end: (result, failure) => {
        span.setAttributes({ ...result, ...(failure !== undefined && { 'error.type': failure }) });
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  record(name: metrics.HistogramName, seconds: number, attributes: metrics.Attributes): void {
    this.histograms[name].record(seconds, attributes);
  }

  count(name: metrics.CounterName, amount: number, attributes: metrics.Attributes): void {
    this.counters[name].add(amount, attributes);
  }

  observe(name: metrics.GaugeName, read: () => Promise<readonly metrics.Observation[]>): void {
    this.gauges[name].addCallback(async (result) => {
      // The last export follows the end of the database's connection.
      if (this.isClosing) return;
      for (const { value, attributes } of await read()) result.observe(value, attributes);
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.race([this.stop(), setTimeout(EXPORT_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/** Creates an instrument for each metric of a table. */
function each<Name extends string, Instrument>(
  table: Readonly<Record<Name, metrics.Metric>>,
  create: (metric: metrics.Metric) => Instrument,
): Readonly<Record<Name, Instrument>> {
  const entries = Object.entries<metrics.Metric>(table).map(([name, metric]) => [name, create(metric)] as const);
  // Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Record<Name, Instrument>;
}

/** The SDK has one handler in the whole process. A failure's message may contain the endpoint, so only its class is reported. */
function reportFailures(onFailure: (cause: string) => void): void {
  let lastLoggedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastLoggedAt < FAILURE_LOG_INTERVAL_MS) return;
    lastLoggedAt = performance.now();
    onFailure(error instanceof Error ? error.name : 'unknown');
  });
}
