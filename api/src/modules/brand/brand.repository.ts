import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BrandLevel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { BRAND, type BrandDocument } from './brand.model.js';
import type { Brand } from './brands.data.js';

const key = ({ level, id }: { level: BrandLevel; id: number }) => `${level}:${id}`;

@Injectable()
export class BrandRepository {
  constructor(@InjectModel(BRAND) private readonly brands: Model<BrandDocument>) {}

  async byRoute(urlRoute: string, branch: number | null): Promise<Brand | null> {
    return toBrand(await this.brands.findOne({ urlRoute, branch }).lean<BrandDocument>());
  }

  async byLevelAndId(level: BrandLevel, id: number): Promise<Brand | null> {
    return toBrand(await this.brands.findById(key({ level, id })).lean<BrandDocument>());
  }

  /** The partner, before sub-partners and branches, that lists the origin as a host. */
  async byHost(origin: string): Promise<Brand | null> {
    return toBrand(await this.brands.findOne({ hostOrigins: origin }).sort({ _id: 1 }).lean<BrandDocument>());
  }

  async all(): Promise<readonly Brand[]> {
    const documents = await this.brands.find().sort({ urlRoute: 1, branch: 1 }).lean<BrandDocument[]>();
    return documents.flatMap((document) => toBrand(document) ?? []);
  }

  /**
   * Stores a brand that is not there yet, so that what an operator edited stays; hosts follow the environment, and
   * partner, logo and Sky TV came to stored brands later.
   */
  async seed({ hostOrigins, partner, logo, skyTv, ...brand }: Brand): Promise<void> {
    const update = { $set: { hostOrigins, partner, logo, skyTv }, $setOnInsert: brand };
    await this.brands.updateOne({ _id: key(brand) }, update, { upsert: true });
  }
}

function toBrand(document: BrandDocument | null): Brand | null {
  if (!document) return null;
  const { _id, ...brand } = document;
  return brand;
}
