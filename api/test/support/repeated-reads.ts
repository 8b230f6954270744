import type { Connection } from 'mongoose';

interface Stored {
  readonly _id?: unknown;
}

/**
 * Finds documents that one call reads twice, from the commands of an application's connection, whose URI has
 * `monitorCommands=true`. What a write returns counts as read. Calls must not overlap.
 */
export class RepeatedReads {
  private readonly collections = new Map<number, string>();
  private readonly known = new Set<string>();
  private readonly repeated: string[] = [];

  constructor(connection: Connection) {
    const client = connection.getClient();
    client.on('commandStarted', ({ requestId, commandName, command }) => {
      this.collections.set(requestId, String(command[commandName]));
    });
    client.on('commandSucceeded', ({ requestId, commandName, reply }) => {
      const collection = this.collections.get(requestId) ?? '';
      if (commandName === 'find')
        this.read(collection, (reply as { cursor: { firstBatch: Stored[] } }).cursor.firstBatch);
      if (commandName === 'findAndModify') this.wrote(collection, (reply as { value: Stored | null }).value);
    });
  }

  /** The documents that were read again since the last call of this method. */
  take(): readonly string[] {
    this.known.clear();
    this.collections.clear();
    return this.repeated.splice(0);
  }

  private read(collection: string, documents: readonly Stored[]): void {
    for (const { _id } of documents) {
      const name = `${collection}/${String(_id)}`;
      if (this.known.has(name)) this.repeated.push(name);
      this.known.add(name);
    }
  }

  /** A write that finds nothing was overtaken by another one, so its document has to be read again. */
  private wrote(collection: string, value: Stored | null): void {
    if (value) this.known.add(`${collection}/${String(value._id)}`);
    else for (const name of this.known) if (name.startsWith(`${collection}/`)) this.known.delete(name);
  }
}
