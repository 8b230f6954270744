import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PublishedShell, RecordSignature, ShellWithdrawal } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { type RegistryChange, RegistryChanges } from '../registry-records/registry-changes.js';
import {
  PUBLISHED_SHELL,
  type PublishedShellDocument,
  SHELL_WITHDRAWAL,
  type ShellWithdrawalDocument,
} from './shell-build.model.js';

/** Published shells and withdrawals. Every change is stored in one transaction with its audit entry. */
@Injectable()
export class ShellRepository {
  constructor(
    private readonly changes: RegistryChanges,
    @InjectModel(PUBLISHED_SHELL) private readonly shells: Model<PublishedShellDocument>,
    @InjectModel(SHELL_WITHDRAWAL) private readonly withdrawals: Model<ShellWithdrawalDocument>,
  ) {}

  /** Increases with every change. */
  async revision(): Promise<number> {
    return this.changes.revision();
  }

  async published(): Promise<readonly PublishedShell[]> {
    return (await this.shells.find({}, { _id: 0 }).lean<PublishedShellDocument[]>()).map(toRecord);
  }

  async withdrawn(): Promise<readonly ShellWithdrawal[]> {
    return this.withdrawals.find({}, { _id: 0 }).sort({ _id: 1 }).lean<ShellWithdrawal[]>();
  }

  /** Stores a record. Returns false when the version already exists. */
  async publish(shell: PublishedShell, change: RegistryChange): Promise<boolean> {
    return this.unlessStored(change, (session) => this.shells.create([toDocument(shell)], { session }));
  }

  /** Replaces the signature of a published version. */
  async sign(version: string, signature: RecordSignature, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) =>
      this.shells.updateOne({ _id: version }, { $set: { signature } }, { session }),
    );
  }

  /** Withdraws a version. Returns false when it is withdrawn already. */
  async withdraw(withdrawal: ShellWithdrawal, change: RegistryChange): Promise<boolean> {
    const document = { _id: withdrawal.version, ...withdrawal };
    return this.unlessStored(change, (session) => this.withdrawals.create([document], { session }));
  }

  async restore(version: string, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) => this.withdrawals.deleteOne({ _id: version }, { session }));
  }

  private async unlessStored(change: RegistryChange, write: Parameters<RegistryChanges['store']>[1]): Promise<boolean> {
    try {
      await this.changes.store(change, write);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function toDocument({ files, provided, ...shell }: PublishedShell): PublishedShellDocument {
  return {
    ...shell,
    _id: shell.version,
    files: Object.entries(files).map(([path, hash]) => ({ path, hash })),
    provided: Object.entries(provided).map(([module, version]) => ({ module, version })),
  };
}

function toRecord({ files, provided, ...shell }: PublishedShellDocument): PublishedShell {
  return {
    ...shell,
    files: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    provided: Object.fromEntries(provided.map(({ module, version }) => [module, version])),
  };
}
