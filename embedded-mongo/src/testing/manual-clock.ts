import type { Clock } from '../clock.js';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  private readonly tasks = new Set<() => void>();

  constructor(private time = Date.UTC(2026, 4, 1)) {}

  now(): number {
    return this.time;
  }

  every(_milliseconds: number, task: () => void): () => void {
    this.tasks.add(task);
    return () => this.tasks.delete(task);
  }

  /** Moves on and runs what is due from time to time, once. */
  advance(milliseconds: number): void {
    this.time += milliseconds;
    for (const task of this.tasks) task();
  }
}
