import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  formatAddress,
  formatStreetLine,
  type MeterDay,
  type MeterReading,
  type ReadingPhoto,
} from '@home-move/contract';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { homeMeters } from './home-meters.js';
import { MeteringService } from './metering.service.js';
import { MeterReadingRepository, type StoredReading } from './meter-reading.repository.js';

/** The meters of the new home, with the readings of moving day. */
@Injectable()
export class MeterDayService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly metering: MeteringService,
    private readonly readings: MeterReadingRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.revisions.onRevised(async (before, after) => {
      if (before.address === null || lineOf(before) === lineOf(after)) return;
      await this.ofHome(after).catch((err: unknown) => {
        this.log.warn({ err }, 'readings of another home stay until they are read');
      });
    });
  }

  /** [METER-01] */
  async meterDay(enrolmentId: string): Promise<MeterDay> {
    const enrolment = await this.metering.withMetering(enrolmentId);
    const { address, moveInDate } = enrolment;
    if (address === null) throw new DomainError('ADDRESS_MISSING');
    const readings = await this.ofHome(enrolment);
    return {
      home: formatStreetLine(address),
      address: formatAddress(address),
      moveInDate,
      meters: homeMeters(enrolment).map((meter) => {
        const reading = readings.find((stored) => stored.meter === meter.meter);
        return { ...meter, reading: reading ? toMeterReading(reading) : null };
      }),
    };
  }

  async photo(enrolmentId: string, readingId: string): Promise<ReadingPhoto> {
    const reading = await this.readings.find(enrolmentId, readingId);
    const isOfHome = reading !== null && reading.home === lineOf(await this.enrolments.get(enrolmentId));
    const image = isOfHome ? await this.readings.photoOf(enrolmentId, readingId) : null;
    if (image === null) throw new DomainError('NOT_FOUND');
    return { image };
  }

  /** The readings of the present home. Erases readings of another home, left from while the address changed. */
  async ofHome(enrolment: EnrolmentRecord): Promise<readonly StoredReading[]> {
    const home = lineOf(enrolment);
    const stored = await this.readings.readingsOf(enrolment.id);
    for (const other of stored) if (other.home !== home) await this.readings.remove(enrolment.id, other.id);
    return stored.filter((reading) => reading.home === home);
  }
}

/** The line of the address, by which readings know their home; empty without one. */
export const lineOf = ({ address }: Pick<EnrolmentRecord, 'address'>): string =>
  address === null ? '' : formatAddress(address);

export function toMeterReading(stored: StoredReading): MeterReading {
  const { id, meter, values, serialNumber, hasPhoto, takenAt, receivedAt, clockDifference, hash, delivery } = stored;
  return {
    id,
    meter,
    values,
    serialNumber,
    hasPhoto,
    takenAt,
    receivedAt: receivedAt.toISOString(),
    clockDifference,
    hash,
    delivery: {
      state: delivery.state,
      recipient: delivery.recipient,
      at: delivery.at === null ? null : delivery.at.toISOString(),
    },
  };
}
