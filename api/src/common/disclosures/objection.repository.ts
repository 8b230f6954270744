import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type DisclosurePurpose, isObjectionPurpose, type ObjectionPurpose } from '@home-move/contract';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/database-errors.js';
import { Erasure } from '../erasure/erasure.js';
import { DISCLOSURE_OBJECTION, type DisclosureObjectionDocument } from './objection.model.js';

/** The purposes to which movers have objected. [PASS-10] */
@Injectable()
export class DisclosureObjectionRepository implements OnModuleInit {
  constructor(
    @InjectModel(DISCLOSURE_OBJECTION) private readonly objections: Model<DisclosureObjectionDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('disclosure_objections', ({ enrolmentId }) => this.objections.deleteMany({ enrolmentId }));
  }

  /** Stores an objection. Idempotent: returns when the first one to the purpose was made. */
  async add(enrolmentId: string, purpose: ObjectionPurpose, at: Date): Promise<Date> {
    const _id = idOf(enrolmentId, purpose);
    try {
      await this.objections.create({ _id, enrolmentId, purpose, at });
      return at;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.objections.findOne({ _id, enrolmentId }).lean())?.at ?? at;
    }
  }

  /** Whether the mover has objected to a purpose. Reads nothing for one to which no one can object. */
  async has(enrolmentId: string, purpose: DisclosurePurpose): Promise<boolean> {
    if (!isObjectionPurpose(purpose)) return false;
    return (await this.objections.exists({ _id: idOf(enrolmentId, purpose), enrolmentId })) !== null;
  }

  /** When the mover objected to each purpose. */
  async of(enrolmentId: string): Promise<ReadonlyMap<DisclosurePurpose, Date>> {
    const found = await this.objections.find({ enrolmentId }).lean();
    return new Map(found.map(({ purpose, at }) => [purpose, at]));
  }
}

const idOf = (enrolmentId: string, purpose: ObjectionPurpose): string => `${enrolmentId}:${purpose}`;
