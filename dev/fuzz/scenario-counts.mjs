/** How often each scenario was played, and what ended it before its last step. */
export class ScenarioCounts {
  #counts = new Map();

  /** `error`: what ended it early. */
  add(name, error) {
    const { played, early, last } = this.#counts.get(name) ?? { played: 0, early: 0 };
    this.#counts.set(name, { played: played + 1, early: early + (error ? 1 : 0), last: error?.message ?? last });
  }

  /** One line for each scenario. */
  lines() {
    return [...this.#counts].map(([name, { played, early, last }]) =>
      early === 0
        ? `${name}: ${played} times`
        : `${name}: ${played} times, of which ${early} ended early, at last: ${last}`,
    );
  }
}
