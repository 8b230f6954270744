import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PhotoMeter } from '@home-move/contract';
import type { Model } from 'mongoose';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { METER_PHOTO, type MeterPhotoDocument } from './meter-photo.model.js';

/** A photo and the home that it was taken in. */
export interface StoredPhoto {
  readonly meter: PhotoMeter;
  /** The line of its address. */
  readonly home: string;
  /** A JPEG as base64. */
  readonly image: string;
}

/** A stored photo, with the sealed text that differs from that of any later one. */
export interface FoundPhoto extends StoredPhoto {
  readonly box: string;
}

const idOf = (enrolmentId: string, meter: PhotoMeter) => `${enrolmentId}:${meter}`;

/** Photos of meters, sealed. */
@Injectable()
export class MeterPhotoRepository implements OnModuleInit {
  constructor(
    @InjectModel(METER_PHOTO) private readonly photos: Model<MeterPhotoDocument>,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.sealedFields.register('meter_photos', 'photo', purpose);
    this.erasure.register('meter_photos', ({ enrolmentId }) => this.photos.deleteMany({ enrolmentId }));
  }

  async photosOf(enrolmentId: string): Promise<readonly FoundPhoto[]> {
    const found = await this.photos.find({ enrolmentId }).lean();
    return found.map(({ _id, meter, photo }) => {
      const { home, image } = JSON.parse(this.encryption.open(photo, purpose(_id))) as Omit<StoredPhoto, 'meter'>;
      return { meter, home, image, box: photo.box };
    });
  }

  /** Stores a photo, replacing the previous one. */
  async store(enrolmentId: string, { meter, home, image }: StoredPhoto, now: Date): Promise<void> {
    const _id = idOf(enrolmentId, meter);
    const photo = this.encryption.seal(JSON.stringify({ home, image }), purpose(_id));
    const fields = { enrolmentId, meter, photo, storedAt: now };
    await this.photos.updateOne({ _id }, { $set: fields }, { upsert: true, ...inTransaction() });
  }

  async has(enrolmentId: string, meter: PhotoMeter): Promise<boolean> {
    return (await this.photos.exists({ _id: idOf(enrolmentId, meter) })) !== null;
  }

  /** Removes this photo, and not one that was stored in its place since. */
  async removeIfSame(enrolmentId: string, { meter, box }: FoundPhoto): Promise<void> {
    await this.photos.deleteOne({ _id: idOf(enrolmentId, meter), 'photo.box': box });
  }

  /** Idempotent. */
  async remove(enrolmentId: string, meter: PhotoMeter): Promise<void> {
    await this.photos.deleteOne({ _id: idOf(enrolmentId, meter) }, inTransaction());
  }
}

const purpose = (id: string) => `meter-photo:${id}`;
