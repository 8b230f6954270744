import { CommandError } from '../errors/command.error.js';
import type { Clock } from './clock.js';
import type { CommandBody } from './command-body.js';

const MAX_TIME_EXPIRED = 50;
const MAX_MILLISECONDS = 2_147_483_647;

/** Until when a command may run, by its `maxTimeMS`; without one, or with 0, for ever. */
export class Deadline {
  private constructor(
    private readonly clock: Clock,
    private readonly at: number,
  ) {}

  static of(body: CommandBody, clock: Clock): Deadline {
    const milliseconds = body.value('maxTimeMS') ?? 0;
    if (typeof milliseconds !== 'number') throw new CommandError(2, 'maxTimeMS must be a number');
    if (!Number.isInteger(milliseconds)) throw new CommandError(2, 'maxTimeMS has non-integral value');
    if (milliseconds < 0 || milliseconds > MAX_MILLISECONDS)
      throw new CommandError(2, `${milliseconds} value for maxTimeMS is out of range [0, ${MAX_MILLISECONDS}]`);
    return new Deadline(clock, milliseconds === 0 ? Infinity : clock.now() + milliseconds);
  }

  static none(clock: Clock): Deadline {
    return new Deadline(clock, Infinity);
  }

  /** Throws once the time is over. */
  check(): void {
    if (this.at < Infinity && this.clock.now() > this.at)
      throw new CommandError(MAX_TIME_EXPIRED, 'operation exceeded time limit');
  }

  /** Waits for the promise, but no longer than the time left; then throws. */
  async wait(promise: Promise<unknown>): Promise<void> {
    if (this.at === Infinity) return void (await promise);
    let stop = (): void => undefined;
    const timeUp = new Promise<void>((resolve) => {
      const isUp = () => this.clock.now() > this.at && resolve();
      stop = this.clock.every(Math.max(1, this.at - this.clock.now() + 1), isUp);
    });
    await Promise.race([promise, timeUp]).finally(stop);
    this.check();
  }
}

/** Whether an error ends the whole command instead of failing one statement of a batch. */
export function isTimeExpired(error: CommandError): boolean {
  return error.code === MAX_TIME_EXPIRED;
}
