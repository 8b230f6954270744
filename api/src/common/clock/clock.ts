import { londonToday } from '@home-move/contract';

/** The current time, injected so that tests and the demo can move it. */
export abstract class Clock {
  abstract now(): Date;

  /** The time in so many milliseconds. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }

  /** London's calendar day, yyyy-MM-dd. All date limits use it. */
  today(): string {
    return londonToday(this.now());
  }
}

/** The system time, offset by CLOCK_OFFSET in demo mode. */
export class SystemClock extends Clock {
  constructor(private readonly offset: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offset);
  }
}

/** Delayed work, injected so that tests can trigger it. */
export abstract class Timers {
  /** Runs `run` once after the delay. Returns a function that cancels it. */
  abstract after(milliseconds: number, run: () => void): () => void;
}

/** System timers, which do not keep the process alive. */
export class SystemTimers extends Timers {
  override after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  }
}
