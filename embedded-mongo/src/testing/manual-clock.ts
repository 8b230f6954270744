import type { Clock } from '../commands/clock.js';

/** A clock that moves only when a test advances it. */
export class ManualClock implements Clock {
  private readonly tasks = new Set<() => void>();

  constructor(private time = Date.UTC(2026, 4, 1)) {}

  now(): number {
    return this.time;
  }

  /** The number of tasks that are scheduled. */
  get scheduled(): number {
    return this.tasks.size;
  }

  every(_milliseconds: number, task: () => void): () => void {
    this.tasks.add(task);
    return () => this.tasks.delete(task);
  }

  /** Advances the time, then runs each periodic task once. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    for (const task of this.tasks) task();
  }
}
