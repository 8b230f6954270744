import { Timers } from '../../src/common/clock/clock.js';

/** Timers that run only when the test triggers them. */
export class ManualTimers extends Timers {
  readonly pending: { readonly milliseconds: number; readonly run: () => void }[] = [];

  override after(milliseconds: number, run: () => void): () => void {
    const timer = { milliseconds, run };
    this.pending.push(timer);
    return () => {
      const index = this.pending.indexOf(timer);
      if (index >= 0) this.pending.splice(index, 1);
    };
  }

  /** Runs the pending timers of this delay. Returns their number. */
  runAfter(milliseconds: number): number {
    const due = this.pending.filter((timer) => timer.milliseconds === milliseconds);
    for (const timer of due) {
      this.pending.splice(this.pending.indexOf(timer), 1);
      timer.run();
    }
    return due.length;
  }

  /** Runs all pending timers. */
  runAll(): void {
    for (const { run } of this.pending.splice(0)) run();
  }
}
