import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  clockDifference,
  meterDayMessages,
  meterPhotoLimits,
  planMessages,
  readingBytes,
  valuesProblem,
  withoutMetadata,
  type MeterReading,
  type MeterReadingForm,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { homeMeters, type KnownMeter } from './home-meters.js';
import { lineOf, MeterDayService, toMeterReading } from './meter-day.service.js';
import { MeteringService } from './metering.service.js';
import type { StoredDelivery } from './meter-reading.model.js';
import { MeterReadingRepository, type NewReading, type StoredReading } from './meter-reading.repository.js';
import { ReadingDeliveryService } from './reading-delivery.service.js';

/** Readings per enrolment in ten minutes. */
const maxReadings = 60;

/** Ends the transaction of a reading that must not be stored. */
class ReadingExists extends Error {}

/** Stores the readings that devices send. */
@Injectable()
export class SaveReadingService {
  constructor(
    private readonly metering: MeteringService,
    private readonly meterDay: MeterDayService,
    private readonly readings: MeterReadingRepository,
    private readonly delivery: ReadingDeliveryService,
    private readonly history: HistoryService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a reading once, however often it is sent. Throws VALIDATION, ADDRESS_MISSING, READING_EXISTS and TOO_MANY_REQUESTS.
   * [METER-06, METER-09, METER-10]
   */
  async save(enrolmentId: string, id: string, form: MeterReadingForm): Promise<MeterReading> {
    const sent = await this.sentBefore(enrolmentId, id, form);
    if (sent) return toMeterReading(sent);
    await this.limiter.hit(perEnrolment('meter-readings', enrolmentId, maxReadings));
    assertProof(form);
    const enrolment = await this.metering.withMetering(enrolmentId);
    const home = lineOf(enrolment);
    if (form.home !== home) throw invalid('home', meterDayMessages.home);
    const meter = homeMeters(enrolment).find((known) => known.meter === form.meter);
    if (!meter) throw invalid('meter', meterDayMessages.meter);
    const problem = valuesProblem(form.values, meter.registers);
    if (problem) throw invalid('values', problem);
    // Removes a reading of another home, which would otherwise be in the way.
    await this.meterDay.ofHome(enrolment);
    const receivedAt = this.clock.now();
    return this.store(enrolmentId, form, {
      id,
      home,
      meter: form.meter,
      values: form.values,
      serialNumber: form.serialNumber,
      takenAt: form.takenAt,
      sequence: form.sequence,
      clockDifference: differenceOf(form, receivedAt.toISOString()),
      hash: form.hash,
      photo: form.photo,
      receivedAt,
      delivery: deliveryOf(meter),
    });
  }

  private async store(enrolmentId: string, form: MeterReadingForm, reading: NewReading): Promise<MeterReading> {
    // Scheduled first: a job without its reading does nothing, and a reading without its job would never be sent.
    await this.delivery.schedule(enrolmentId, reading);
    try {
      await this.history.recording(enrolmentId, 'meter-reading-saved', async () => {
        if (!(await this.readings.store(enrolmentId, reading, form.replaces))) throw new ReadingExists();
      });
    } catch (error) {
      const sent = await this.sentBefore(enrolmentId, reading.id, form);
      if (sent) return toMeterReading(sent);
      if (!(error instanceof ReadingExists)) throw error;
      throw await this.conflict(enrolmentId, form);
    }
    return toMeterReading({ ...reading, hasPhoto: reading.photo !== null });
  }

  /** The same reading if it has arrived before. Throws VALIDATION if another one has its id. */
  private async sentBefore(enrolmentId: string, id: string, { hash }: MeterReadingForm): Promise<StoredReading | null> {
    const stored = await this.readings.find(enrolmentId, id);
    if (stored && stored.hash !== hash) throw invalid('hash', meterDayMessages.id);
    return stored;
  }

  private async conflict(enrolmentId: string, { meter }: MeterReadingForm): Promise<DomainError> {
    const stored = await this.readings.ofMeter(enrolmentId, meter);
    return new DomainError('READING_EXISTS', stored ? { errors: { reading: stored.id } } : {});
  }
}

/** Asserts that the photo is nothing but a picture, and that the hash fits the reading. [METER-05, METER-06] */
function assertProof(form: MeterReadingForm): void {
  const photo = Buffer.from(form.photo ?? '', 'base64');
  if (form.photo !== null) {
    const picture = withoutMetadata(photo, meterPhotoLimits.side);
    if (!picture) throw invalid('photo', planMessages.photoUnreadable);
    if (!photo.equals(picture)) throw invalid('photo', meterDayMessages.photoMetadata);
  }
  const hash = createHash('sha256').update(readingBytes(form, photo)).digest('hex');
  if (hash !== form.hash) throw invalid('hash', meterDayMessages.hash);
}

/**
 * By how much the clock of the device differed when it sent the reading, or was ahead when the mover saved it: a clock that was set right in
 * between would hide that. [METER-12]
 */
function differenceOf({ takenAt, sentAt }: MeterReadingForm, receivedAt: string): number | null {
  const sent = clockDifference(sentAt, receivedAt);
  const taken = clockDifference(takenAt, receivedAt);
  return taken !== null && taken > Math.max(sent ?? 0, 0) ? taken : sent;
}

function deliveryOf({ recipient }: KnownMeter): StoredDelivery {
  if (!recipient) return { state: 'byMessage', recipient: null, reference: null, at: null };
  const { name, takesReadings, reference } = recipient;
  return takesReadings && reference !== null
    ? { state: 'sending', recipient: name, reference, at: null }
    : { state: 'byMessage', recipient: name, reference: null, at: null };
}

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });
