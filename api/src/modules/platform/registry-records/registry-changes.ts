import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { RegistryAction } from '@home-move/contract';
import type { ClientSession, Connection, Model } from 'mongoose';
import { JobsService } from '../jobs/jobs.service.js';
import {
  REGISTRY_AUDIT,
  REGISTRY_REVISION,
  type RegistryAuditDocument,
  type RegistryRevisionDocument,
} from './registry-changes.model.js';

/** The kind of job that notifies operators of a change. */
export const NOTICE_JOB = 'operator-notice';

/** The changes after which visitors get another version at once, or none, with the types of their notices to operators. */
export const noticeTypes: Readonly<Partial<Record<RegistryAction, string>>> = {
  withdraw: 'remote.withdrawn',
  restore: 'remote.restored',
  disable: 'remote.disabled',
  enable: 'remote.enabled',
};

/** A change of the registry for the audit. */
export type RegistryChange = Omit<RegistryAuditDocument, '_id'>;

/** Stores every change of the registry in one transaction with its audit entry and the next revision. */
@Injectable()
export class RegistryChanges {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(REGISTRY_AUDIT) private readonly audit: Model<RegistryAuditDocument>,
    @InjectModel(REGISTRY_REVISION) private readonly revisions: Model<RegistryRevisionDocument>,
    private readonly jobs: JobsService,
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
        const [entry] = await this.audit.create([change], { session });
        if (entry && noticeTypes[change.what]) await this.scheduleNotice(entry._id.toHexString(), change.at, session);
      }),
    );
  }

  /** The change with this id; null if there is none. */
  async find(id: string): Promise<RegistryChange | null> {
    return this.audit.findById(id, { _id: 0 }).lean<RegistryChange>();
  }

  /** Adds an entry about an action that stores nothing else. */
  async record(change: RegistryChange): Promise<void> {
    await this.audit.create([change]);
  }

  /**
   * Stores changes that were decided at a revision, all or none. Returns false, and stores nothing, when the registry has changed
   * since. `write` may run again, as in `store`.
   */
  async storeAt(
    revision: number,
    changes: readonly RegistryChange[],
    write: (session: ClientSession) => Promise<unknown>,
  ): Promise<boolean> {
    return this.connection.withSession((session) =>
      session.withTransaction(async () => {
        const filter = { _id: 'registry', revision } as const;
        const { matchedCount } = await this.revisions.updateOne(filter, { $inc: { revision: 1 } }, { session });
        if (matchedCount === 0) return false;
        await write(session);
        await this.audit.insertMany(changes, { session });
        return true;
      }),
    );
  }

  /** The changes of a remote since a moment. */
  async since(at: Date, remote: RegistryChange['remote']): Promise<readonly RegistryChange[]> {
    return this.audit.find({ remote, at: { $gte: at } }, { _id: 0 }).lean<RegistryChange[]>();
  }

  /** The latest changes, newest first. */
  async latest(limit: number, remote?: RegistryChange['remote']): Promise<readonly RegistryChange[]> {
    const found = await this.audit
      .find(remote === undefined ? {} : { remote }, { _id: 0 })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<(Omit<RegistryChange, 'signedBy'> & Partial<RegistryChange>)[]>();
    // Entries from before signatures lack it.
    return found.map((change) => ({ ...change, signedBy: change.signedBy ?? null }));
  }

  private async scheduleNotice(id: string, runAt: Date, session: ClientSession): Promise<void> {
    await this.jobs.scheduleWithin(session, {
      kind: NOTICE_JOB,
      key: `${NOTICE_JOB}:${id}`,
      runAt,
      data: { change: id },
    });
  }
}
