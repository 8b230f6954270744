/** What happens later, injected, so that a test lets it happen by hand. */
export abstract class Timers {
  /** Runs once after so many milliseconds; the function that it gives prevents it. */
  abstract after(milliseconds: number, run: () => void): () => void;
}

/** The machine's timers; none of them keeps the process alive. */
export class SystemTimers extends Timers {
  override after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  }
}
