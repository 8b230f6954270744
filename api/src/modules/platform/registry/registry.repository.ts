import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PublishedRecord, RecordSignature, RegistryCanary, RegistryPin } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { scopeKey } from './pin-scope.js';
import { type RegistryChange, RegistryChanges } from '../registry-records/registry-changes.js';
import {
  PUBLISHED_REMOTE,
  type PublishedRemoteDocument,
  REGISTRY_PIN,
  type RegistryPinDocument,
  REMOVED_REMOTE,
  type RemovedRemoteDocument,
  type RemovedVersion,
} from './registry.model.js';
import type { Catalogue } from './resolve-remotes.js';
import { RolloutRepository } from './rollout.repository.js';

const pinId = ({ name, scope }: Pick<RegistryPin, 'name' | 'scope'>) => `${name} ${scopeKey(scope)}`;
const versionId = ({ name, version }: Pick<RemovedVersion, 'name' | 'version'>) => `${name} ${version}`;

/** Published remotes and pins. Every change is stored in one transaction with its audit entry. */
@Injectable()
export class RegistryRepository {
  constructor(
    private readonly changes: RegistryChanges,
    private readonly rollout: RolloutRepository,
    @InjectModel(PUBLISHED_REMOTE) private readonly remotes: Model<PublishedRemoteDocument>,
    @InjectModel(REMOVED_REMOTE) private readonly removed: Model<RemovedRemoteDocument>,
    @InjectModel(REGISTRY_PIN) private readonly pins: Model<RegistryPinDocument>,
  ) {}

  /** Increases with every change. */
  async revision(): Promise<number> {
    return this.changes.revision();
  }

  async catalogue(): Promise<Omit<Catalogue, 'rejected'>> {
    const [remotes, pins, rollout] = await Promise.all([
      this.remotes.find({}, { _id: 0 }).sort({ name: 1 }).lean<PublishedRemoteDocument[]>(),
      this.pins.find({}, { _id: 0 }).sort({ name: 1, scope: 1 }).lean<RegistryPin[]>(),
      this.rollout.read(),
    ]);
    return { remotes: remotes.map(toRecord), pins, ...rollout };
  }

  /** Stores a record, and its canary if it is under trial. Returns false when the version already exists. */
  async publish(record: PublishedRecord, canary: RegistryCanary | null, change: RegistryChange): Promise<boolean> {
    try {
      await this.changes.store(change, async (session) => {
        await this.remotes.create([toDocument(record)], { session });
        if (canary) await this.rollout.setCanary(canary, session);
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Replaces the signature of a published version. */
  async sign(
    { name, version }: Pick<PublishedRecord, 'name' | 'version'>,
    signature: RecordSignature,
    change: RegistryChange,
  ): Promise<void> {
    await this.changes.store(change, (session) =>
      this.remotes.updateOne({ name, version }, { $set: { signature } }, { session }),
    );
  }

  /**
   * Removes records that were found removable at a revision, with their withdrawals and proofs, and keeps their numbers taken.
   * Returns false, and removes nothing, when the registry has changed since.
   */
  async remove(
    versions: readonly RemovedVersion[],
    changes: readonly RegistryChange[],
    revision: number,
  ): Promise<boolean> {
    return this.changes.storeAt(revision, changes, async (session) => {
      for (const { name, version } of versions) {
        await this.remotes.deleteOne({ name, version }, { session });
        await this.rollout.forget({ name, version }, session);
      }
      const documents = versions.map((version) => ({ _id: versionId(version), ...version }));
      await this.removed.insertMany(documents, { session });
    });
  }

  /** The removed versions of a remote. */
  async removedVersions(name: RemovedVersion['name']): Promise<readonly string[]> {
    const documents = await this.removed.find({ name }, { version: 1 }).lean<RemovedVersion[]>();
    return documents.map(({ version }) => version);
  }

  async isRemoved(version: Pick<RemovedVersion, 'name' | 'version'>): Promise<boolean> {
    return (await this.removed.exists({ _id: versionId(version) })) !== null;
  }

  async pin(pin: RegistryPin, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) =>
      this.pins.updateOne({ _id: pinId(pin) }, { $set: { ...pin } }, { upsert: true, session }),
    );
  }

  async unpin(pin: Pick<RegistryPin, 'name' | 'scope'>, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) => this.pins.deleteOne({ _id: pinId(pin) }, { session }));
  }
}

function toDocument({ files, sizes = {}, shared, ...record }: PublishedRecord): PublishedRemoteDocument {
  return {
    ...record,
    files: Object.entries(files).map(([path, hash]) => {
      const bytes = sizes[path];
      return { path, hash, ...(bytes !== undefined && { bytes }) };
    }),
    shared: Object.entries(shared).map(([module, range]) => ({ module, range })),
  };
}

function toRecord({ files, shared, firstShared = [], ...record }: PublishedRemoteDocument): PublishedRecord {
  const sizes = files.flatMap(({ path, bytes }) => (bytes === undefined ? [] : [[path, bytes] as const]));
  return {
    ...record,
    firstShared,
    files: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    ...(sizes.length > 0 && { sizes: Object.fromEntries(sizes) }),
    shared: Object.fromEntries(shared.map(({ module, range }) => [module, range])),
  };
}
