import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
}
interface Point {
  readonly attributes?: readonly KeyValue[];
  readonly asDouble?: number;
  readonly asInt?: number | string;
  readonly count?: number | string;
}
interface Batch {
  readonly resourceSpans?: readonly { scopeSpans: readonly { spans: readonly SentSpan[] }[] }[];
  readonly resourceMetrics?: readonly { scopeMetrics: readonly { metrics: readonly SentMetric[] }[] }[];
}
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes: readonly KeyValue[];
}
interface SentMetric {
  readonly name: string;
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly sum?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}

type Fields = Readonly<Record<string, unknown>>;

/** A collector that keeps the JSON of each export. */
export class OtlpReceiver {
  readonly bodies: string[] = [];
  private readonly server: Server;
  private readonly waiting = new Set<() => void>();

  /** `hangs` accepts exports and never answers. */
  constructor({ hangs = false }: { readonly hangs?: boolean } = {}) {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.bodies.push(Buffer.concat(chunks).toString());
        for (const check of this.waiting) check();
        if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  /** Starts to listen. Returns the value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Every span received, with its attributes. */
  spans(): readonly (Omit<SentSpan, 'attributes'> & { readonly attributes: Fields })[] {
    const scopes = this.batches().flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap((one) => one.scopeSpans));
    return scopes.flatMap(({ spans }) => spans.map((span) => ({ ...span, attributes: fieldsOf(span.attributes) })));
  }

  /** Resolves with the first export after which the condition is met. */
  async until(isMet: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!isMet()) return;
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
    });
  }

  /** The latest measurement of a metric for each set of attributes. */
  points(name: string): readonly { readonly value: number; readonly attributes: Fields }[] {
    const latest = new Map<string, { readonly value: number; readonly attributes: Fields }>();
    for (const { gauge, sum, histogram } of this.metrics().filter((metric) => metric.name === name)) {
      for (const { attributes = [], asDouble, asInt, count } of (gauge ?? sum ?? histogram)?.dataPoints ?? []) {
        const value = Number(asDouble ?? asInt ?? count);
        latest.set(JSON.stringify(attributes), { value, attributes: fieldsOf(attributes) });
      }
    }
    return [...latest.values()];
  }

  /** The names of all metrics received. */
  metricNames(): readonly string[] {
    return [...new Set(this.metrics().map(({ name }) => name))].toSorted();
  }

  private metrics(): readonly SentMetric[] {
    return this.batches().flatMap(({ resourceMetrics = [] }) =>
      resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    );
  }

  private batches(): readonly Batch[] {
    return this.bodies.map((body) => JSON.parse(body) as Batch);
  }
}

function fieldsOf(attributes: readonly KeyValue[]): Fields {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  );
}
