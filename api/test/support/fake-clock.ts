import { Clock } from '../../src/common/clock/clock.js';

/** A clock that a test can stop or move. */
export class FakeClock extends Clock {
  private fixed: Date | null = null;
  private offset = 0;

  override now(): Date {
    return new Date(this.base.getTime() + this.offset);
  }

  /** The time before a test advances it. Third parties use it, so that their offers can expire. */
  get base(): Date {
    return this.fixed ?? new Date();
  }

  /** Stops the clock at an instant: `at('2026-11-20T10:00:00Z')`. */
  at(instant: string): void {
    this.fixed = new Date(instant);
    this.offset = 0;
  }

  /** Stops the clock at its present time, for limits that the test's own calls must not use up. */
  stop(): void {
    this.at(this.now().toISOString());
  }

  /** Advances to an instant. */
  advanceTo(instant: string): void {
    this.offset = new Date(instant).getTime() - this.base.getTime();
  }

  advance({ seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number }): void {
    this.offset += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
  }
}
