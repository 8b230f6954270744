import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isPictureName } from '@home-move/contract';
import type { Model } from 'mongoose';
import { inTransaction } from '../../../common/database/transactions.js';
import type { BrandPicture } from './brand-picture.js';
import { BRAND_PICTURE, type BrandPictureDocument } from './brand-picture.model.js';

/** The uploaded pictures of all brands, by their names. */
@Injectable()
export class BrandPictureRepository {
  constructor(@InjectModel(BRAND_PICTURE) private readonly pictures: Model<BrandPictureDocument>) {}

  /** The content of a picture; null if there is none of that name. */
  async find(name: string): Promise<Buffer | null> {
    if (!isPictureName(name)) return null;
    const found = await this.pictures.findById(name).lean<BrandPictureDocument>();
    return found && Buffer.from(found.content, 'base64');
  }

  /** The names for which there is no picture. */
  async missing(names: readonly string[]): Promise<readonly string[]> {
    if (names.length === 0) return [];
    const found = await this.pictures.find({ _id: { $in: [...names] } }, { _id: 1 }).lean();
    const stored = new Set(found.map(({ _id }) => _id));
    return names.filter((name) => !stored.has(name));
  }

  /** Stores pictures. Idempotent, because the content decides the name. Takes part in a transaction. */
  async store(pictures: readonly BrandPicture[]): Promise<void> {
    for (const { name, content } of pictures) {
      const update = { $setOnInsert: { content: content.toString('base64') } };
      await this.pictures.updateOne({ _id: name }, update, { upsert: true, ...inTransaction() });
    }
  }
}
