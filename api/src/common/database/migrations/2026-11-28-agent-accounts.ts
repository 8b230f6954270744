import type { mongo } from 'mongoose';
import type { Migration } from './migrator.js';

interface StoredRole {
  readonly _id: mongo.ObjectId;
  readonly partner: string;
  readonly agentName: string;
  readonly role: string;
}

/**
 * Supervisors get accounts. `agent_roles` stays as it is, because the previous version reads it. Other agents were known only by
 * the name that their CRM sent: support adds their accounts by command before the roll-out.
 */
export const agentAccounts: Migration = {
  id: '2026-11-28-agent-accounts',
  async up(db) {
    for await (const { _id, partner, agentName: name, role } of db.collection<StoredRole>('agent_roles').find({})) {
      const createdAt = _id.getTimestamp();
      const account = { _id, role, isActive: true, createdAt, changedAt: createdAt };
      await db.collection('agents').updateOne({ partner, name }, { $setOnInsert: account }, { upsert: true });
    }
  },
};
