export interface Metric {
  readonly name: string;
  readonly description: string;
  /** UCUM. A word in braces counts things. */
  readonly unit: string;
}

const metric = (name: string, unit: string, description: string): Metric => ({ name, unit, description });

/** Durations, as distributions. */
export const histograms = {
  request: metric('http.server.request.duration', 's', 'Requests by route pattern and status.'),
  providerCall: metric(
    'home_move.provider.call.duration',
    's',
    'Calls to third parties with their retries, by outcome.',
  ),
  job: metric('home_move.job.duration', 's', 'Attempts of jobs by kind and outcome.'),
} as const;

/** Totals since the start of the process. */
export const counters = {
  providerRetry: metric(
    'home_move.provider.retries',
    '{retry}',
    'Retries of calls to third parties: sent, or refused because the budget is used up.',
  ),
  step: metric('home_move.enrolment.steps', '{enrolment}', 'Enrolments that reached a step from another one.'),
  remoteFault: metric('home_move.remote.faults', '{fault}', 'Faults of remotes that browsers reported, by code.'),
} as const;

/** Values that are read at each export. */
export const gauges = {
  circuit: metric(
    'home_move.provider.circuit.open',
    '{circuit}',
    '1 while calls to a third party are not sent, 0 otherwise.',
  ),
  jobs: metric('home_move.jobs', '{job}', 'Jobs that are due, failed and to be repeated, or given up.'),
  eventLoopDelay: metric(
    'nodejs.eventloop.delay.p99',
    's',
    'Delay of the event loop, 99th percentile since the last export.',
  ),
  eventLoopUse: metric('nodejs.eventloop.utilization', '1', 'Share of time in which the event loop was busy.'),
} as const;

/** The largest number that a gauge of stored documents shows, because counting them costs time. */
export const largestCount = 10_000;

export type HistogramName = keyof typeof histograms;
export type CounterName = keyof typeof counters;
export type GaugeName = keyof typeof gauges;

/** Describes a measurement or span: names, patterns and codes only, never an id, a contact or free text. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Observation {
  readonly value: number;
  readonly attributes: Attributes;
}
