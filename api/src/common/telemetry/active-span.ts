import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes } from './metrics.js';

/** A unit of work in a trace. */
export interface Span {
  readonly traceId: string;
  /** The W3C header with which another system continues the trace. */
  readonly traceParent: string;
  /** Ends the span; `failure` is a code without personal data. */
  end(attributes: Attributes, failure?: string): void;
}

const scopes = new AsyncLocalStorage<Span>();

/** The span of the current request, job or call; undefined outside one, or without telemetry. */
export const activeSpan = (): Span | undefined => scopes.getStore();

/** Runs `work` as part of a span. Without a span it only runs it. */
export const withinSpan = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? scopes.run(span, work) : work();
