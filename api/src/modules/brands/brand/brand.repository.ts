import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BrandLevel, ThemeData } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { inTransaction } from '../../../common/database/transactions.js';
import { BRAND, type BrandDocument } from './brand.model.js';
import { type Brand, storedLook } from './brands.data.js';
import { demoThemes } from './demo-themes.data.js';

/** A brand of the previous version has no sender name and no address for replies. One that it adds during a deployment has only the name of a look. */
interface StoredBrand extends Omit<BrandDocument, 'look' | 'lookHash' | 'mailName' | 'replyTo'> {
  readonly mailName?: string | null;
  readonly replyTo?: string | null;
  readonly look?: ThemeData;
  readonly lookHash?: string;
}

const key = ({ level, id }: { level: BrandLevel; id: number }) => `${level}:${id}`;

/** Fields that `change` can set; `changeHosts` changes host origins. */
export type ChangedFields = Partial<Omit<Brand, 'id' | 'level' | 'urlRoute' | 'branch' | 'partner' | 'hostOrigins'>>;

@Injectable()
export class BrandRepository {
  constructor(@InjectModel(BRAND) private readonly brands: Model<BrandDocument>) {}

  async byRoute(urlRoute: string, branch: number | null): Promise<Brand | null> {
    return toBrand(await this.brands.findOne({ urlRoute, branch }).lean<BrandDocument>());
  }

  async byLevelAndId(level: BrandLevel, id: number): Promise<Brand | null> {
    return toBrand(await this.brands.findById(key({ level, id })).lean<BrandDocument>());
  }

  /** The brands in use that list the origin as a host; partners before sub-partners and branches. */
  async byHost(origin: string): Promise<readonly Brand[]> {
    const documents = await this.brands
      .find({ hostOrigins: origin, archivedAt: null })
      .sort({ _id: 1 })
      .lean<BrandDocument[]>();
    return documents.flatMap((document) => toBrand(document) ?? []);
  }

  /** A brand whose look has the style sheet with this hash. */
  async byLookHash(lookHash: string): Promise<Brand | null> {
    return toBrand(await this.brands.findOne({ lookHash }).lean<BrandDocument>());
  }

  async all(): Promise<readonly Brand[]> {
    const documents = await this.brands.find().sort({ urlRoute: 1, branch: 1 }).lean<BrandDocument[]>();
    return documents.flatMap((document) => toBrand(document) ?? []);
  }

  /** Adds a brand. Returns false when its id, or its route and branch, is taken. Takes part in a transaction. */
  async add(brand: Brand): Promise<boolean> {
    try {
      await this.brands.create([{ _id: key(brand), ...brand }], inTransaction());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Adds and removes host origins separately, so that no concurrent change is lost. */
  async changeHosts(
    brand: Pick<Brand, 'level' | 'id'>,
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<void> {
    const filter = { _id: key(brand) };
    if (add.length > 0) await this.brands.updateOne(filter, { $addToSet: { hostOrigins: { $each: [...add] } } });
    if (remove.length > 0) await this.brands.updateOne(filter, { $pull: { hostOrigins: { $in: [...remove] } } });
  }

  /** Changes the given fields. */
  async change(brand: Pick<Brand, 'level' | 'id'>, fields: ChangedFields): Promise<void> {
    if (Object.keys(fields).length > 0) await this.brands.updateOne({ _id: key(brand) }, { $set: fields });
  }

  /** Archives brands, or returns them to use if `archivedAt` is null. Takes part in a transaction. */
  async setArchived(brands: readonly Pick<Brand, 'level' | 'id'>[], archivedAt: Date | null): Promise<void> {
    await this.brands.updateMany({ _id: { $in: brands.map(key) } }, { $set: { archivedAt } }, inTransaction());
  }

  /** Stores the hash of each style sheet that differs from the stored one, because an earlier version wrote it or none. */
  async refreshLookHashes(): Promise<void> {
    for (const stored of await this.brands.find().lean<StoredBrand[]>()) {
      const { _id, lookHash = null } = stored;
      const current = storedLook(lookOf(stored));
      // Not if an operator has changed the look meanwhile.
      if (lookHash !== current.lookHash) await this.brands.updateOne({ _id, lookHash }, { $set: current });
    }
  }

  /**
   * Inserts missing brands, and keeps the edits of operators in existing ones. Adds the hosts of the environment, and sets
   * partner, logo and Sky TV, and dark mode with the privacy notice, in stored brands of earlier versions, which lack them.
   */
  async seed(brands: readonly Brand[]): Promise<void> {
    const operations = brands.flatMap(({ hostOrigins, ...brand }) => {
      const _id = key(brand);
      const { darkMode, privacyNotice, partner, logo, skyTv } = brand;
      const update = { $addToSet: { hostOrigins: { $each: [...hostOrigins] } }, $setOnInsert: brand };
      return [
        { updateOne: { filter: { _id }, update, upsert: true } },
        { updateOne: { filter: { _id, skyTv: { $exists: false } }, update: { $set: { partner, logo, skyTv } } } },
        { updateOne: { filter: { _id, privacyNotice: null }, update: { $set: { darkMode, privacyNotice } } } },
      ];
    });
    await this.brands.bulkWrite(operations);
  }
}

function toBrand(document: StoredBrand | null): Brand | null {
  if (!document) return null;
  const { _id, look, lookHash, mailName = null, replyTo = null, ...brand } = document;
  return { ...brand, mailName, replyTo, ...(look && lookHash ? { look, lookHash } : storedLook(lookOf(document))) };
}

/** Its stored look, or the look that its theme names. */
const lookOf = ({ look, theme }: StoredBrand): ThemeData => look ?? demoThemes[theme];
