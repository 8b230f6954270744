/** One thing that went wrong, and where. */
export interface Report {
  readonly error: unknown;
  readonly remote: string;
  readonly phase: string;
}

export interface Telemetry {
  readonly report: (error: unknown, where: { readonly remote: string; readonly phase: string }) => void;
  /** Hears of every report. */
  readonly onReport: (listener: (report: Report) => void) => void;
}

/** Passes reports on inside the document. They carry messages of code, never what a person typed. */
export function createTelemetry(): Telemetry {
  const listeners: ((report: Report) => void)[] = [];
  return {
    report(error, where) {
      for (const listener of listeners) listener({ error, ...where });
    },
    onReport: (listener) => void listeners.push(listener),
  };
}

/** For pages that know no name of a remote to report by. */
export function reportAs(remote: string, telemetry: Telemetry): Telemetry {
  return { ...telemetry, report: (error, { phase }) => telemetry.report(error, { remote, phase }) };
}

/** For whoever looks at the console: which part, which stage, which error. */
export function writeToConsole({ error, remote, phase }: Report): void {
  // oxlint-disable-next-line no-console -- the one place that speaks to the console
  console.error(`[home-move] ${remote}: ${phase}`, error);
}
