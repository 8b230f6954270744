import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AgentRole } from '@home-move/contract';
import { type Model, Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { AGENT_ACCOUNT, type AgentAccountDocument } from './agent-account.model.js';

/** Identifies an account: a partner has each name once. */
export interface AgentOfPartner {
  /** URL route of the partner. */
  readonly partner: string;
  readonly name: string;
}

/** The account of an agent. */
export interface AgentAccount extends AgentOfPartner {
  readonly id: string;
  readonly role: AgentRole;
  /** An agent who is not active opens no call. */
  readonly isActive: boolean;
  readonly createdAt: Date;
  /** When role or state changed last. */
  readonly changedAt: Date;
}

@Injectable()
export class AgentAccountRepository {
  constructor(
    @InjectModel(AGENT_ACCOUNT) private readonly accounts: Model<AgentAccountDocument>,
    private readonly clock: Clock,
  ) {}

  /** Adds an active account. Returns null if the partner has an account of this name, active or not. */
  async add({ partner, name }: AgentOfPartner, role: AgentRole): Promise<AgentAccount | null> {
    const now = this.clock.now();
    const account = { _id: new Types.ObjectId(), partner, name, role, isActive: true, createdAt: now, changedAt: now };
    try {
      await this.accounts.create(account);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return toAccount(account);
  }

  /** Adds the accounts of the demo that are missing, and leaves the others as they are. */
  async addMissing(agents: readonly AgentOfPartner[]): Promise<void> {
    const now = this.clock.now();
    const fields = { role: 'agent', isActive: true, createdAt: now, changedAt: now } as const;
    for (const { partner, name } of agents) {
      await this.accounts.updateOne({ partner, name }, { $setOnInsert: fields }, { upsert: true });
    }
  }

  /** Changes role or state. Returns null for an unknown agent. Idempotent. */
  async change(
    { partner, name }: AgentOfPartner,
    change: Partial<Pick<AgentAccount, 'role' | 'isActive'>>,
  ): Promise<AgentAccount | null> {
    const changed = { $set: { ...change, changedAt: this.clock.now() } };
    const found = await this.accounts.findOneAndUpdate({ partner, name }, changed, { returnDocument: 'after' }).lean();
    return found && toAccount(found);
  }

  /** Null for an unknown agent. */
  async find({ partner, name }: AgentOfPartner): Promise<AgentAccount | null> {
    const found = await this.accounts.findOne({ partner, name }).lean();
    return found && toAccount(found);
  }

  /** Whether the account with this id is active now. */
  async isActive(id: string): Promise<boolean> {
    return (await this.accounts.exists({ _id: id, isActive: true })) !== null;
  }

  /** The agents of a partner, by name. */
  async list(partner: string): Promise<readonly AgentAccount[]> {
    return (await this.accounts.find({ partner }).sort({ name: 1 }).lean()).map(toAccount);
  }
}

function toAccount({ _id, ...account }: AgentAccountDocument): AgentAccount {
  return { id: _id.toHexString(), ...account };
}
