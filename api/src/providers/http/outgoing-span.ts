import { activeSpan, withinSpan } from '../../common/telemetry/active-span.js';
import type { Telemetry } from '../../common/telemetry/telemetry.js';

/** How the span of a request is named and ends. */
export interface OutgoingRequest<Result> {
  readonly name: string;
  /** The code of a failure that is a result; null for a success. */
  readonly failureOf?: (result: Result) => string | null;
  /** The code of a rejection. */
  readonly reasonOf?: (error: unknown) => string;
}

/**
 * Sends a request to a server that is no third party of ours, such as a partner's, within a span. The span has no address, and the
 * server gets no trace header. Resolves and rejects as `send` does.
 */
export async function withinOutgoingSpan<Result>(
  telemetry: Telemetry,
  { name, failureOf = () => null, reasonOf = () => 'failed' }: OutgoingRequest<Result>,
  send: () => Promise<Result>,
): Promise<Result> {
  const span = telemetry.startSpan({ name, kind: 'client', attributes: {}, parent: activeSpan() });
  const end = (failure: string | null) => span?.end({ outcome: failure ?? 'ok' }, failure ?? undefined);
  try {
    const result = await withinSpan(span, send);
    end(failureOf(result));
    return result;
  } catch (error) {
    end(reasonOf(error));
    throw error;
  }
}
