import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../common/clock/clock.js';
import { ENV } from '../config/env.js';
import { ADMIN_AUDIT, type AdminAuditDocument } from './admin-audit.model.js';
import type { Command, Outcome } from './command.js';
import { operatorOf, type OperatorSettings } from './operator.js';

/** Records who changes what, and who looks at which customers. The entry is written first, so nothing goes unrecorded. */
@Injectable()
export class AdminAudit {
  constructor(
    @InjectModel(ADMIN_AUDIT) private readonly entries: Model<AdminAuditDocument>,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: OperatorSettings,
  ) {}

  /** Throws UserError, and runs nothing, if the settings do not name the operator. */
  async record(
    { name: action, isUnattended = false }: Pick<Command, 'name' | 'isUnattended'>,
    run: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const by = operatorOf(this.env, { isUnattended });
    const entry = { at: this.clock.now(), by, action, on: null, outcome: 'begun' as const };
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
