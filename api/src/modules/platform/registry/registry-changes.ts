import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import {
  REGISTRY_AUDIT,
  REGISTRY_REVISION,
  type RegistryAuditDocument,
  type RegistryRevisionDocument,
} from './registry.model.js';

/** A change of the registry for the audit. */
export type RegistryChange = Omit<RegistryAuditDocument, '_id'>;

/** Stores every change of the registry in one transaction with its audit entry and the next revision. */
@Injectable()
export class RegistryChanges {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(REGISTRY_AUDIT) private readonly audit: Model<RegistryAuditDocument>,
    @InjectModel(REGISTRY_REVISION) private readonly revisions: Model<RegistryRevisionDocument>,
  ) {}

  /** Increases with every change. */
  async revision(): Promise<number> {
    return (await this.revisions.findById('registry').lean())?.revision ?? 0;
  }

  /** Stores a change; `write` may run again, so it does nothing but write. Rejects if `write` does, and then stores nothing. */
  async store(change: RegistryChange, write: (session: ClientSession) => Promise<unknown>): Promise<void> {
    // Not mongoose's `transaction`, which resets a version key before a retry; our documents have none.
    await this.connection.withSession((session) =>
      session.withTransaction(async () => {
        await this.revisions.updateOne({ _id: 'registry' }, { $inc: { revision: 1 } }, { upsert: true, session });
        await write(session);
        await this.audit.create([change], { session });
      }),
    );
  }

  /** Adds an entry about an action that stores nothing else. */
  async record(change: RegistryChange): Promise<void> {
    await this.audit.create([change]);
  }

  /** The latest changes, newest first. */
  async latest(limit: number, remote?: RegistryChange['remote']): Promise<readonly RegistryChange[]> {
    return this.audit
      .find(remote === undefined ? {} : { remote }, { _id: 0 })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<RegistryChange[]>();
  }
}
