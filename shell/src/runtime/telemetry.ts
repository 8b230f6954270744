import { createStore, type FaultCode, type JourneyId, type Store } from '@home-move/contract';

/** A mount or fault of a version of a remote. */
export interface Observation {
  readonly remote: JourneyId;
  readonly version: string;
  /** The fault; null when it was mounted. */
  readonly code: FaultCode | null;
}

/** One error and its origin. */
export interface Report {
  readonly error: unknown;
  readonly remote: string;
  readonly phase: string;
}

export interface Telemetry {
  readonly report: (error: unknown, where: { readonly remote: string; readonly phase: string }) => void;
  /** Subscribes to every report. */
  readonly onReport: (listener: (report: Report) => void) => void;
  /** Everything observed so far. */
  readonly observed: Store<readonly Observation[]>;
}

/** Passes reports on within the document. They contain error messages, never a person's input. */
export function createTelemetry(): Telemetry {
  const listeners: ((report: Report) => void)[] = [];
  return {
    report(error, where) {
      for (const listener of listeners) listener({ error, ...where });
    },
    onReport: (listener) => void listeners.push(listener),
    observed: createStore<readonly Observation[]>([]),
  };
}

/** Reports under a fixed name, for pages outside a remote. */
export function reportAs(remote: string, telemetry: Telemetry): Telemetry {
  return { ...telemetry, report: (error, { phase }) => telemetry.report(error, { remote, phase }) };
}

/** Logs remote, phase and error for developers. */
export function writeToConsole({ error, remote, phase }: Report): void {
  // oxlint-disable-next-line no-console -- the only place that logs
  console.error(`[home-move] ${remote}: ${phase}`, error);
}
