import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AffiliateCategory, BrandLevel } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { BRAND, type BrandDocument } from './brand.model.js';
import type { Brand } from './brands.data.js';

const key = ({ level, id }: { level: BrandLevel; id: number }) => `${level}:${id}`;

/** Settings that an operator changes; undefined leaves one unchanged. */
export interface BrandSettings {
  readonly privacyNotice?: string | undefined;
  readonly darkMode?: boolean | undefined;
  readonly hiddenAffiliateCategories?: readonly AffiliateCategory[] | undefined;
}

@Injectable()
export class BrandRepository {
  constructor(@InjectModel(BRAND) private readonly brands: Model<BrandDocument>) {}

  async byRoute(urlRoute: string, branch: number | null): Promise<Brand | null> {
    return toBrand(await this.brands.findOne({ urlRoute, branch }).lean<BrandDocument>());
  }

  async byLevelAndId(level: BrandLevel, id: number): Promise<Brand | null> {
    return toBrand(await this.brands.findById(key({ level, id })).lean<BrandDocument>());
  }

  /** The brands that list the origin as a host; partners before sub-partners and branches. */
  async byHost(origin: string): Promise<readonly Brand[]> {
    const documents = await this.brands.find({ hostOrigins: origin }).sort({ _id: 1 }).lean<BrandDocument[]>();
    return documents.flatMap((document) => toBrand(document) ?? []);
  }

  async all(): Promise<readonly Brand[]> {
    const documents = await this.brands.find().sort({ urlRoute: 1, branch: 1 }).lean<BrandDocument[]>();
    return documents.flatMap((document) => toBrand(document) ?? []);
  }

  /** Adds a brand. Returns false when its id, or its route and branch, is taken. */
  async add(brand: Brand): Promise<boolean> {
    try {
      await this.brands.create({ _id: key(brand), ...brand });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Adds and removes host origins. Returns the updated brand, or null when it does not exist. */
  async changeHosts(
    { urlRoute, branch }: Pick<Brand, 'urlRoute' | 'branch'>,
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<Brand | null> {
    const filter = { urlRoute, branch };
    await this.brands.updateOne(filter, { $addToSet: { hostOrigins: { $each: [...add] } } });
    await this.brands.updateOne(filter, { $pull: { hostOrigins: { $in: [...remove] } } });
    return this.byRoute(urlRoute, branch);
  }

  /** Changes the given settings. Returns the updated brand, or null when it does not exist. */
  async change(
    { urlRoute, branch }: Pick<Brand, 'urlRoute' | 'branch'>,
    settings: BrandSettings,
  ): Promise<Brand | null> {
    const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    await this.brands.updateOne({ urlRoute, branch }, { $set: given });
    return this.byRoute(urlRoute, branch);
  }

  /**
   * Inserts missing brands, and keeps the edits of operators in existing ones. Adds the hosts of the environment, and sets
   * partner, logo and Sky TV, and dark mode with the privacy notice, which older stored brands lack.
   */
  async seed(brands: readonly Brand[]): Promise<void> {
    const operations = brands.flatMap(({ hostOrigins, partner, logo, skyTv, ...brand }) => {
      const _id = key(brand);
      const { darkMode, privacyNotice } = brand;
      const update = {
        $set: { partner, logo, skyTv },
        $addToSet: { hostOrigins: { $each: [...hostOrigins] } },
        $setOnInsert: brand,
      };
      return [
        { updateOne: { filter: { _id }, update, upsert: true } },
        { updateOne: { filter: { _id, privacyNotice: null }, update: { $set: { darkMode, privacyNotice } } } },
      ];
    });
    await this.brands.bulkWrite(operations);
  }
}

function toBrand(document: BrandDocument | null): Brand | null {
  if (!document) return null;
  const { _id, ...brand } = document;
  return brand;
}
