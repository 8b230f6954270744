import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RegistryCanary, RegistryDisabling, RegistryWithdrawal } from '@home-move/contract';
import type { ClientSession, Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { scopeKey } from './pin-scope.js';
import { type RegistryChange, RegistryChanges } from '../registry-records/registry-changes.js';
import {
  REGISTRY_CANARY,
  REGISTRY_DISABLING,
  REGISTRY_PROOF,
  REGISTRY_WITHDRAWAL,
  type RegistryCanaryDocument,
  type RegistryDisablingDocument,
  type RegistryProof,
  type RegistryProofDocument,
  type RegistryWithdrawalDocument,
} from './rollout.model.js';

type Scoped = Pick<RegistryCanary, 'name' | 'scope'>;
type Versioned = Pick<RegistryWithdrawal, 'name' | 'version'>;

const scopedId = ({ name, scope }: Scoped) => `${name} ${scopeKey(scope)}`;
const versionId = ({ name, version }: Versioned) => `${name} ${version}`;

/** Who gets published versions, apart from pins: canaries, withdrawals, disabled remotes, and proven versions. */
export interface Rollout {
  readonly canaries: readonly RegistryCanary[];
  readonly withdrawals: readonly RegistryWithdrawal[];
  readonly disabled: readonly RegistryDisabling[];
  readonly proofs: readonly RegistryProof[];
}

@Injectable()
export class RolloutRepository {
  constructor(
    private readonly changes: RegistryChanges,
    @InjectModel(REGISTRY_CANARY) private readonly canaries: Model<RegistryCanaryDocument>,
    @InjectModel(REGISTRY_WITHDRAWAL) private readonly withdrawals: Model<RegistryWithdrawalDocument>,
    @InjectModel(REGISTRY_DISABLING) private readonly disabled: Model<RegistryDisablingDocument>,
    @InjectModel(REGISTRY_PROOF) private readonly proofs: Model<RegistryProofDocument>,
  ) {}

  async read(): Promise<Rollout> {
    const [canaries, withdrawals, disabled, proofs] = await Promise.all([
      this.canaries.find({}, { _id: 0 }).sort({ _id: 1 }).lean<RegistryCanary[]>(),
      this.withdrawals.find({}, { _id: 0 }).sort({ _id: 1 }).lean<RegistryWithdrawal[]>(),
      this.disabled.find({}, { _id: 0 }).sort({ _id: 1 }).lean<RegistryDisabling[]>(),
      this.proofs.find({}, { _id: 0 }).sort({ _id: 1 }).lean<RegistryProof[]>(),
    ]);
    return { canaries, withdrawals, disabled, proofs };
  }

  /** Sets the canary of a scope, in the transaction of another change. */
  async setCanary(canary: RegistryCanary, session: ClientSession): Promise<void> {
    await this.canaries.updateOne({ _id: scopedId(canary) }, { $set: { ...canary } }, { upsert: true, session });
  }

  async startCanary(canary: RegistryCanary, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) => this.setCanary(canary, session));
  }

  /** Removes all canaries of a version. */
  async endCanaries({ name, version }: Versioned, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) => this.canaries.deleteMany({ name, version }, { session }));
  }

  /** Withdraws a version, with its canaries. Returns false when it is withdrawn already. */
  async withdraw(withdrawal: RegistryWithdrawal, change: RegistryChange): Promise<boolean> {
    const { name, version } = withdrawal;
    try {
      await this.changes.store(change, async (session) => {
        await this.withdrawals.create([{ _id: versionId(withdrawal), ...withdrawal }], { session });
        await this.canaries.deleteMany({ name, version }, { session });
        await this.proofs.deleteOne({ _id: versionId(withdrawal) }, { session });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Restores a withdrawn version, which counts as proven by the person who does so. */
  async restore(proof: RegistryProof, change: RegistryChange): Promise<void> {
    await this.changes.store(change, async (session) => {
      await this.withdrawals.deleteOne({ _id: versionId(proof) }, { session });
      await this.proofs.updateOne({ _id: versionId(proof) }, { $set: { ...proof } }, { upsert: true, session });
    });
  }

  /** Records that a version is proven. Returns false when it was already. */
  async prove(proof: RegistryProof, change: RegistryChange): Promise<boolean> {
    try {
      await this.changes.store(change, (session) =>
        this.proofs.create([{ _id: versionId(proof), ...proof }], { session }),
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Removes the rules and proofs of a version, in the transaction that removes its record. */
  async forget({ name, version }: Versioned, session: ClientSession): Promise<void> {
    await this.canaries.deleteMany({ name, version }, { session });
    await this.withdrawals.deleteOne({ _id: versionId({ name, version }) }, { session });
    await this.proofs.deleteOne({ _id: versionId({ name, version }) }, { session });
  }

  async disable(disabling: RegistryDisabling, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) =>
      this.disabled.updateOne({ _id: scopedId(disabling) }, { $set: { ...disabling } }, { upsert: true, session }),
    );
  }

  async enable(scoped: Scoped, change: RegistryChange): Promise<void> {
    await this.changes.store(change, (session) => this.disabled.deleteOne({ _id: scopedId(scoped) }, { session }));
  }
}
