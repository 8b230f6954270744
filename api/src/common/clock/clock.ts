import { londonToday } from '@home-move/contract';

/** The time, injected, so that tests and the demo can move it. */
export abstract class Clock {
  abstract now(): Date;

  /** London's calendar day, yyyy-MM-dd: all date limits count by it. */
  today(): string {
    return londonToday(this.now());
  }
}

/** The machine's time, moved by CLOCK_OFFSET in demo mode. */
export class SystemClock extends Clock {
  constructor(private readonly offset: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.offset);
  }
}
