import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ErasureRecordRepository } from './erasure-record.repository.js';

const RECORD_RETENTION = 'record-retention';
/** How long claims from a contract are possible in the United Kingdom. */
const RETENTION_YEARS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the remaining records of forgotten customers after their retention period, in one daily job of any process.
 */
@Injectable()
export class RecordRetentionService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly records: ErasureRecordRepository,
    private readonly references: SupplierReferenceRepository,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RECORD_RETENTION, () => this.deleteExpired());
  }

  /** A job that was given up after failures is scheduled again by the next process. */
  async onApplicationBootstrap(): Promise<void> {
    const runAt = this.clock.now();
    await this.jobs.schedule({ kind: RECORD_RETENTION, key: RECORD_RETENTION, runAt, data: {}, repeatableAfter: 0 });
  }

  /** Contracts first, because the legal record says whose they are. */
  private async deleteExpired(): Promise<{ readonly again: Date }> {
    const now = this.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - RETENTION_YEARS);
    const enrolments = await this.references.deleteKeptContracts(before);
    const records = await this.records.deleteCompleted(before);
    if (enrolments + records > 0)
      this.log.info({ enrolments, records }, 'expired records of forgotten customers deleted');
    return { again: new Date(now.getTime() + DAY_MS) };
  }
}
