/** Minimum successes of each call: 30 in 20,000 requests. */
export const minSuccessesIn = (count) => Math.floor((count * 30) / 20_000);

/** How often each operation was called, and how often it succeeded. */
export class CallCounts {
  #counts;

  constructor(operations) {
    this.#counts = new Map(operations.map((operation) => [operation, { requests: 0, '2xx': 0, '4xx': 0, '5xx': 0 }]));
  }

  /** Counts a status; 0 means that the request had no response. */
  add(operation, status) {
    const count = this.#counts.get(operation);
    count.requests += 1;
    const group = `${Math.floor(status / 100)}xx`;
    if (group in count) count[group] += 1;
  }

  /** A sentence for each operation that succeeded less than `minimum` times. */
  shortfalls(minimum) {
    return [...this.#counts]
      .filter(([, count]) => count['2xx'] < minimum)
      .map(
        ([{ name }, count]) =>
          `${name} succeeded ${count['2xx']} times in ${count.requests} requests, less than ${minimum}`,
      );
  }

  /** One line for each operation, the one with the fewest successes first. */
  table() {
    const rows = [...this.#counts].toSorted(([, a], [, b]) => a['2xx'] - b['2xx']);
    return [
      ['call', 'requests', '2xx', '4xx', '5xx'],
      ...rows.map(([{ name }, count]) => [name, count.requests, count['2xx'], count['4xx'], count['5xx']]),
    ].map(([name, ...numbers]) => `${name.padEnd(64)}${numbers.map((number) => String(number).padStart(9)).join('')}`);
  }
}
