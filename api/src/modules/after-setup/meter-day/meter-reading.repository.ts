import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DayMeter, RegisterValue } from '@home-move/contract';
import type { Model } from 'mongoose';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { METER_READING, type MeterReadingDocument, type StoredDelivery } from './meter-reading.model.js';

/** The sealed fields. */
interface SealedReading {
  /** The line of the address, by which readings know their home. */
  readonly home: string;
  readonly values: readonly RegisterValue[];
  readonly serialNumber: string | null;
  /** ISO instant by the device's clock. */
  readonly takenAt: string;
  readonly clockDifference: number | null;
  readonly hash: string;
}

/** A stored reading, without its photo. */
export interface StoredReading extends SealedReading {
  readonly id: string;
  readonly meter: DayMeter;
  readonly sequence: number;
  readonly receivedAt: Date;
  readonly hasPhoto: boolean;
  readonly delivery: StoredDelivery;
}

/** A reading to store. */
export interface NewReading extends Omit<StoredReading, 'hasPhoto'> {
  /** A JPEG as base64; null without one. */
  readonly photo: string | null;
}

const idOf = (enrolmentId: string, meter: DayMeter) => `${enrolmentId}:${meter}`;

/** The latest reading of each meter, sealed. */
@Injectable()
export class MeterReadingRepository implements OnModuleInit {
  constructor(
    @InjectModel(METER_READING) private readonly readings: Model<MeterReadingDocument>,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.sealedFields.register('meter_readings', 'reading', readingPurpose);
    this.sealedFields.register('meter_readings', 'photo', photoPurpose);
    this.erasure.register('meter_readings', ({ enrolmentId }) => this.readings.deleteMany({ enrolmentId }));
  }

  async readingsOf(enrolmentId: string): Promise<readonly StoredReading[]> {
    const found = await this.readings.find({ enrolmentId }, { 'photo.box': 0 }).lean();
    return found.map((document) => this.toReading(document));
  }

  /** When the readings of several enrolments were received. */
  async receivedOf(
    enrolmentIds: readonly string[],
  ): Promise<readonly Pick<MeterReadingDocument, 'enrolmentId' | 'receivedAt'>[]> {
    return this.readings.find({ enrolmentId: { $in: [...enrolmentIds] } }, { enrolmentId: 1, receivedAt: 1 }).lean();
  }

  /** The reading with an id; null for one that was replaced, and for one of another enrolment. */
  async find(enrolmentId: string, readingId: string): Promise<StoredReading | null> {
    const found = await this.readings.findOne({ enrolmentId, readingId }, { 'photo.box': 0 }).lean();
    return found && this.toReading(found);
  }

  async ofMeter(enrolmentId: string, meter: DayMeter): Promise<StoredReading | null> {
    const found = await this.readings
      .findOne({ _id: idOf(enrolmentId, meter) }, { 'photo.box': 0 }, inTransaction())
      .lean();
    return found && this.toReading(found);
  }

  /** The photo of a reading, as base64; null without one. */
  async photoOf(enrolmentId: string, readingId: string): Promise<string | null> {
    const found = await this.readings.findOne({ enrolmentId, readingId }, { photo: 1 }).lean();
    return found?.photo ? this.encryption.open(found.photo, photoPurpose(found._id)) : null;
  }

  /**
   * Stores the first reading of a meter, or the one that replaces another, which may be erased by now. Returns false, and stores nothing,
   * if the meter has another reading: one of two simultaneous calls succeeds.
   */
  async store(enrolmentId: string, reading: NewReading, replaces: string | null): Promise<boolean> {
    const document = this.toDocument(enrolmentId, reading);
    const { _id, ...fields } = document;
    if (replaces !== null) {
      const { matchedCount } = await this.readings.updateOne(
        { _id, readingId: replaces },
        { $set: fields },
        inTransaction(),
      );
      if (matchedCount > 0) return true;
    }
    try {
      await this.readings.create([document], inTransaction());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Stores what became of a delivery, unless another reading has replaced it. */
  async settle(
    enrolmentId: string,
    readingId: string,
    delivery: Pick<StoredDelivery, 'state' | 'reference' | 'at'>,
  ): Promise<void> {
    const { state, reference, at } = delivery;
    await this.readings.updateOne(
      { enrolmentId, readingId },
      { $set: { 'delivery.state': state, 'delivery.reference': reference, 'delivery.at': at } },
    );
  }

  /** Removes a reading, and not one that has replaced it. */
  async remove(enrolmentId: string, readingId: string): Promise<void> {
    await this.readings.deleteOne({ enrolmentId, readingId });
  }

  private toReading({ _id, meter, readingId, sequence, receivedAt, reading, photo, delivery }: MeterReadingDocument) {
    const sealed = JSON.parse(this.encryption.open(reading, readingPurpose(_id))) as SealedReading;
    return { ...sealed, id: readingId, meter, sequence, receivedAt, hasPhoto: photo !== null, delivery };
  }

  private toDocument(enrolmentId: string, stored: NewReading): MeterReadingDocument {
    const { id, meter, sequence, receivedAt, photo, delivery, ...rest } = stored;
    const _id = idOf(enrolmentId, meter);
    const { home, values, serialNumber, takenAt, clockDifference, hash } = rest;
    const sealed: SealedReading = { home, values, serialNumber, takenAt, clockDifference, hash };
    return {
      _id,
      enrolmentId,
      meter,
      readingId: id,
      sequence,
      receivedAt,
      reading: this.encryption.seal(JSON.stringify(sealed), readingPurpose(_id)),
      photo: photo === null ? null : this.encryption.seal(photo, photoPurpose(_id)),
      delivery,
    };
  }
}

const readingPurpose = (id: string) => `meter-reading:${id}`;
const photoPurpose = (id: string) => `meter-reading-photo:${id}`;
