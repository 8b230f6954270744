import { userInfo } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../common/clock/clock.js';
import { ADMIN_AUDIT, type AdminAuditDocument } from './admin-audit.model.js';
import type { Outcome } from './command.js';

/** Writes down who changed what, before it is changed: without a line nothing happens. */
@Injectable()
export class AdminAudit {
  constructor(
    @InjectModel(ADMIN_AUDIT) private readonly lines: Model<AdminAuditDocument>,
    private readonly clock: Clock,
  ) {}

  async around(action: string, change: () => Promise<Outcome>): Promise<Outcome> {
    const line = { at: this.clock.now(), by: operator(), action, on: null, outcome: 'begun' as const };
    const { _id } = await this.lines.create(line);
    try {
      const outcome = await change();
      await this.lines.updateOne({ _id }, { $set: { outcome: 'done', on: outcome.on } });
      return outcome;
    } catch (error) {
      await this.lines.updateOne({ _id }, { $set: { outcome: 'refused' } });
      throw error;
    }
  }
}

/** A container may run under a number that has no name. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
