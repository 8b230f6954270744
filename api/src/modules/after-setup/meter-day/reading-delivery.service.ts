import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { QuotesPort, type ReadingOutcome } from '../../../providers/quotes/quotes.port.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { fuelOfMeter } from './home-meters.js';
import { MeterReadingRepository, type NewReading } from './meter-reading.repository.js';

/** The kind of a job that sends a reading to its supplier. */
export const METER_READING_JOB = 'meter-reading';

/** The reading is stored directly after its job; by then it usually is. */
const dueAfterMs = 1000;
/** A call whose reading is not stored by then has failed, or has been rejected. */
const storedWithinMs = 5 * 60_000;
/** The mover hears of a supplier that does not answer while the message still has a meaning. */
const maxSendingMs = 24 * 60 * 60_000;

const states = { accepted: 'sent', refused: 'refused', 'by-message': 'byMessage' } as const satisfies Record<
  ReadingOutcome,
  string
>;

/** Sends readings to the suppliers that take them by call, each exactly once. [METER-14] */
@Injectable()
export class ReadingDeliveryService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly readings: MeterReadingRepository,
    private readonly quotes: QuotesPort,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(METER_READING_JOB, (data) => this.deliver(data));
  }

  /** Schedules the delivery of a reading that is about to be stored. Repeated, it changes nothing. */
  async schedule(enrolmentId: string, { id, delivery, receivedAt }: NewReading): Promise<void> {
    if (delivery.state !== 'sending') return;
    await this.jobs.schedule({
      kind: METER_READING_JOB,
      key: `${METER_READING_JOB}:${enrolmentId}:${id}`,
      runAt: new Date(receivedAt.getTime() + dueAfterMs),
      data: { enrolmentId, readingId: id, scheduledAt: receivedAt.toISOString() },
      // A reading that was not stored may be sent again.
      repeatableAfter: 0,
    });
  }

  private async deliver({
    enrolmentId = '',
    readingId = '',
    scheduledAt = '',
  }: JobData): Promise<void | { again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return;
    const reading = await this.readings.find(enrolmentId, readingId);
    const now = this.clock.now();
    if (!reading)
      return now.getTime() < Date.parse(scheduledAt) + storedWithinMs ? { again: this.clock.in(2000) } : undefined;
    const { delivery, meter, serialNumber, values, receivedAt, takenAt } = reading;
    const fuel = fuelOfMeter[meter];
    if (delivery.state !== 'sending' || delivery.reference === null || fuel === null) return;
    if (now.getTime() > receivedAt.getTime() + maxSendingMs)
      return this.readings.settle(enrolmentId, readingId, { state: 'refused', reference: null, at: now });
    const outcome = await this.quotes.sendReading(keyOf(enrolmentId, readingId), delivery.reference, {
      fuel,
      serialNumber,
      values,
      takenAt: new Date(takenAt),
    });
    const { state, reference } = { state: states[outcome], reference: delivery.reference };
    await this.readings.settle(enrolmentId, readingId, { state, reference, at: this.clock.now() });
  }
}

/** The key at the supplier, which accepts one reading under it. Devices choose ids, so that they are unique only within an enrolment. */
const keyOf = (enrolmentId: string, readingId: string): string =>
  createHash('sha256').update(`meter-reading:${enrolmentId}:${readingId}`).digest('hex').slice(0, 32);
