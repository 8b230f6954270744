import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { Log } from '../../../common/logging/log.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ErasureRecordRepository } from './erasure-record.repository.js';
import { recordsExpireBefore } from './kept-records.js';

const RECORD_RETENTION = 'record-retention';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How many enrolments one run deletes the records of: fewer than its lease allows. */
const maxPerRun = 200;

/**
 * Deletes the remaining records of forgotten customers after their retention period, in one daily job of any process.
 */
@Injectable()
export class RecordRetentionService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly records: ErasureRecordRepository,
    private readonly references: SupplierReferenceRepository,
    private readonly erasure: Erasure,
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

  /** Contracts, history and passport first, because the legal record says whose they are. */
  private async deleteExpired(): Promise<{ readonly again: Date }> {
    const now = this.clock.now();
    const before = recordsExpireBefore(now);
    const enrolments = await this.references.deleteKeptContracts(before);
    const expired = await this.records.completed(before, maxPerRun);
    for (const enrolmentId of expired) await this.deleteRecords(enrolmentId);
    if (enrolments + expired.length > 0)
      this.log.info({ enrolments, records: expired.length }, 'expired records of forgotten customers deleted');
    return { again: expired.length < maxPerRun ? new Date(now.getTime() + DAY_MS) : now };
  }

  private async deleteRecords(enrolmentId: string): Promise<void> {
    await this.erasure.erase({ enrolmentId, emailAddress: null, isExpired: true });
    await this.references.deleteRecentEvents(enrolmentId);
    await this.records.delete(enrolmentId);
  }
}
