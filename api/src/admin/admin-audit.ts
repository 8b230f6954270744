import { userInfo } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../common/clock/clock.js';
import { ADMIN_AUDIT, type AdminAuditDocument } from './admin-audit.model.js';
import type { Outcome } from './command.js';

/** Records who changes what, and who looks at which customers. The entry is written first, so nothing goes unrecorded. */
@Injectable()
export class AdminAudit {
  constructor(
    @InjectModel(ADMIN_AUDIT) private readonly entries: Model<AdminAuditDocument>,
    private readonly clock: Clock,
  ) {}

  async record(action: string, run: () => Promise<Outcome>): Promise<Outcome> {
    const entry = { at: this.clock.now(), by: operator(), action, on: null, outcome: 'begun' as const };
    const { _id } = await this.entries.create(entry);
    try {
      const outcome = await run();
      const { on, changes, search } = outcome;
      const details = { ...(changes && { changes }), ...(search && { search }) };
      await this.entries.updateOne({ _id }, { $set: { outcome: 'done', on, ...details } });
      return outcome;
    } catch (error) {
      await this.entries.updateOne({ _id }, { $set: { outcome: 'refused' } });
      throw error;
    }
  }
}

/** The user name; a container may run under a numeric user id without a name. */
export function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
