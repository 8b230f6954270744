import { Clock } from '../../src/common/clock/clock.js';

/** A clock that stands still, so that no period ends during a test, until the test moves it. */
export class FakeClock extends Clock {
  private offset = 0;

  constructor(private start = new Date()) {
    super();
  }

  override now(): Date {
    return new Date(this.base.getTime() + this.offset);
  }

  /** The time before a test advances it. Third parties use it, so that their offers can expire. */
  get base(): Date {
    return this.start;
  }

  /** Sets the clock to an instant: `at('2026-11-20T10:00:00Z')`. */
  at(instant: string): void {
    this.start = new Date(instant);
    this.offset = 0;
  }

  /** Advances to an instant. */
  advanceTo(instant: string): void {
    this.offset = new Date(instant).getTime() - this.base.getTime();
  }

  advance({ seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number }): void {
    this.offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
