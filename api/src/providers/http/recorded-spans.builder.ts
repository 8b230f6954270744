import type { Span } from '../../common/telemetry/active-span.js';
import type { Attributes } from '../../common/telemetry/metrics.js';
import { type SpanStart, Telemetry } from '../../common/telemetry/telemetry.js';

/** A span that has ended. */
interface EndedSpan extends Pick<SpanStart, 'name' | 'kind'> {
  readonly attributes: Attributes;
  readonly failure?: string;
}

/** Telemetry for specs: keeps spans in memory. */
export class RecordedSpans {
  readonly started: SpanStart[] = [];
  readonly ended: EndedSpan[] = [];
  readonly telemetry = new Telemetry({
    startSpan: (start) => this.start(start),
    record: () => undefined,
    count: () => undefined,
    observe: () => undefined,
    close: () => Promise.resolve(),
  });

  private start(start: SpanStart): Span {
    this.started.push(start);
    const { name, kind } = start;
    return {
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      traceParent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      end: (attributes, failure) =>
        void this.ended.push({
          name,
          kind,
          attributes: { ...start.attributes, ...attributes },
          ...(failure !== undefined && { failure }),
        }),
    };
  }
}
