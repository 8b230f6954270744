import { Injectable } from '@nestjs/common';
import { type MoveEvent, MoveEventRepository } from './move-event.repository.js';

/** Stores what an event leads to, in the transaction in which the event is stored. */
export type MoveEventListener = (event: MoveEvent) => Promise<void>;

/** What happens to the moves that partners have sent. */
@Injectable()
export class MoveEvents {
  private readonly listeners: MoveEventListener[] = [];

  constructor(private readonly events: MoveEventRepository) {}

  /** Registers a consequence of events. Its queries use `inTransaction`; it does nothing else. */
  onRecorded(listener: MoveEventListener): void {
    this.listeners.push(listener);
  }

  /** Records events in the transaction around it, in their order. One that the move has had is left out. */
  async record(events: readonly Omit<MoveEvent, 'id'>[]): Promise<void> {
    for (const event of events) {
      const added = await this.events.add(event);
      if (added) for (const listener of this.listeners) await listener(added);
    }
  }
}
