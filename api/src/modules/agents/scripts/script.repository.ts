import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StepId } from '@home-move/contract';
import type { Model } from 'mongoose';
import type { Brand } from '../../brands/brand/brands.data.js';
import { SCRIPT, type ScriptDocument } from './script.model.js';

/** The brand, sub-partner or branch that a script is written for. */
export type ScriptBrand = Pick<Brand, 'level' | 'id'>;

/** The script of one page. */
export interface Script {
  readonly page: StepId;
  readonly text: string;
}

@Injectable()
export class ScriptRepository {
  constructor(@InjectModel(SCRIPT) private readonly scripts: Model<ScriptDocument>) {}

  /** The scripts of this brand, without inherited ones. */
  async of({ level, id }: ScriptBrand): Promise<readonly Script[]> {
    const found = await this.scripts.find({ 'brand.level': level, 'brand.id': id }).lean<ScriptDocument[]>();
    return found.map(({ page, text }) => ({ page, text }));
  }

  /** Adds the script of a page, or replaces it. */
  async save(brand: ScriptBrand, { page, text }: Script): Promise<void> {
    const { level, id } = brand;
    const fields = { brand: { level, id }, page, text };
    await this.scripts.updateOne({ _id: keyOf(brand, page) }, { $set: fields }, { upsert: true });
  }

  /** Returns false if the brand itself has no script for the page. */
  async remove(brand: ScriptBrand, page: StepId): Promise<boolean> {
    return (await this.scripts.deleteOne({ _id: keyOf(brand, page) })).deletedCount === 1;
  }

  /** Adds the scripts that are missing, and leaves the others as they are. */
  async addMissing(scripts: readonly (Script & { readonly brand: ScriptBrand })[]): Promise<void> {
    await this.scripts.bulkWrite(
      scripts.map(({ brand, page, text }) => ({
        updateOne: {
          filter: { _id: keyOf(brand, page) },
          update: { $setOnInsert: { brand, page, text } },
          upsert: true,
        },
      })),
    );
  }
}

const keyOf = ({ level, id }: ScriptBrand, page: StepId) => `${level}:${id}:${page}`;
