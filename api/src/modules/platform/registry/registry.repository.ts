import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { PublishedRecord, RegistryPin } from '@home-move/contract';
import type { ClientSession, Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { scopeKey } from './pin-scope.js';
import {
  PUBLISHED_REMOTE,
  type PublishedRemoteDocument,
  REGISTRY_AUDIT,
  REGISTRY_PIN,
  REGISTRY_REVISION,
  type RegistryAuditDocument,
  type RegistryPinDocument,
  type RegistryRevisionDocument,
} from './registry.model.js';
import type { Catalogue } from './resolve-remotes.js';

/** A change of the registry for the audit. */
export type RegistryChange = Omit<RegistryAuditDocument, '_id'>;

const pinId = ({ name, scope }: Pick<RegistryPin, 'name' | 'scope'>) => `${name} ${scopeKey(scope)}`;

/** Published remotes and pins. Every change is stored in one transaction with its audit entry. */
@Injectable()
export class RegistryRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(PUBLISHED_REMOTE) private readonly remotes: Model<PublishedRemoteDocument>,
    @InjectModel(REGISTRY_PIN) private readonly pins: Model<RegistryPinDocument>,
    @InjectModel(REGISTRY_AUDIT) private readonly audit: Model<RegistryAuditDocument>,
    @InjectModel(REGISTRY_REVISION) private readonly revisions: Model<RegistryRevisionDocument>,
  ) {}

  /** Increases with every change. */
  async revision(): Promise<number> {
    return (await this.revisions.findById('registry').lean())?.revision ?? 0;
  }

  async catalogue(): Promise<Catalogue> {
    const [remotes, pins] = await Promise.all([
      this.remotes.find({}, { _id: 0 }).sort({ name: 1 }).lean<PublishedRemoteDocument[]>(),
      this.pins.find({}, { _id: 0 }).sort({ name: 1, scope: 1 }).lean<RegistryPin[]>(),
    ]);
    return { remotes: remotes.map(toRecord), pins };
  }

  /** Stores a record. Returns false when the version already exists. */
  async publish(record: PublishedRecord, change: RegistryChange): Promise<boolean> {
    try {
      await this.change(change, (session) => this.remotes.create([toDocument(record)], { session }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async pin(pin: RegistryPin, change: RegistryChange): Promise<void> {
    await this.change(change, (session) =>
      this.pins.updateOne({ _id: pinId(pin) }, { $set: { ...pin } }, { upsert: true, session }),
    );
  }

  async unpin(pin: Pick<RegistryPin, 'name' | 'scope'>, change: RegistryChange): Promise<void> {
    await this.change(change, (session) => this.pins.deleteOne({ _id: pinId(pin) }, { session }));
  }

  private async change(change: RegistryChange, write: (session: ClientSession) => Promise<unknown>): Promise<void> {
    // Not mongoose's `transaction`, which resets a version key before a retry; our documents have none.
    await this.connection.withSession((session) =>
      session.withTransaction(async () => {
        await this.revisions.updateOne({ _id: 'registry' }, { $inc: { revision: 1 } }, { upsert: true, session });
        await write(session);
        await this.audit.create([change], { session });
      }),
    );
  }
}

function toDocument({ files, shared, ...record }: PublishedRecord): PublishedRemoteDocument {
  return {
    ...record,
    files: Object.entries(files).map(([path, hash]) => ({ path, hash })),
    shared: Object.entries(shared).map(([module, range]) => ({ module, range })),
  };
}

function toRecord({ files, shared, firstShared = [], ...record }: PublishedRemoteDocument): PublishedRecord {
  return {
    ...record,
    firstShared,
    files: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    shared: Object.fromEntries(shared.map(({ module, range }) => [module, range])),
  };
}
