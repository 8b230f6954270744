import { createHistogram } from 'node:perf_hooks';

/** How long the calls of the API took, each by method and path. */
export class CallTimes {
  #histograms = new Map();

  record(call, milliseconds) {
    const histogram = this.#histograms.get(call) ?? createHistogram();
    this.#histograms.set(call, histogram);
    // A histogram takes whole numbers from 1.
    histogram.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  /** Count, median and 99th percentile in milliseconds of each call, the slowest first. */
  get rows() {
    return [...this.#histograms]
      .map(([call, histogram]) => ({
        call,
        count: histogram.count,
        p50: histogram.percentile(50) / 1000,
        p99: histogram.percentile(99) / 1000,
      }))
      .toSorted((a, b) => b.p99 - a.p99);
  }
}
