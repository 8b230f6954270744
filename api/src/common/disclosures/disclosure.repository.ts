import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type DisclosureResult, legalBasisOf, type PassportFilter, type PassportQuery } from '@home-move/contract';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { pageOfEntries } from '../database/entry-page.js';
import { Erasure } from '../erasure/erasure.js';
import { DISCLOSURE, type DisclosureDocument } from './disclosure.model.js';
import type { DisclosureOutcome } from './disclosures.js';

/** An entry, as it is stored. */
export type StoredDisclosure = Readonly<DisclosureDocument>;

/** The fields from which counts, repetitions and withdrawals are computed. */
export type CountedDisclosure = Pick<
  StoredDisclosure,
  '_id' | 'recipient' | 'purpose' | 'legalBasis' | 'result' | 'at' | 'reference' | 'jobId'
>;

/** Longer than any call to a third party. An entry that still waits belongs to a process that has ended. */
const maxWaitMs = 5 * 60_000;

const abandonedBefore = (now: Date): Date => new Date(now.getTime() - maxWaitMs);

/** The result of an entry: unknown if its process ended before it stored one. */
export function resultOf({ result, at }: Pick<StoredDisclosure, 'result' | 'at'>, now: Date): DisclosureResult {
  return result === 'waiting' && at < abandonedBefore(now) ? 'unknown' : result;
}

const filters: Readonly<Record<PassportFilter, (now: Date) => QueryFilter<DisclosureDocument>>> = {
  open: (now) => ({ $or: [{ result: 'notDelivered' }, { result: 'waiting', at: { $gte: abandonedBefore(now) } }] }),
  consent: () => ({ legalBasis: 'consent' }),
};

/** Entries are added, completed once, and reduced by erasure. No call changes or deletes any other entry. [PASS-03] */
@Injectable()
export class DisclosureRepository implements OnModuleInit {
  constructor(
    @InjectModel(DISCLOSURE) private readonly disclosures: Model<DisclosureDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('disclosures', ({ enrolmentId, isExpired }) =>
      isExpired ? this.disclosures.deleteMany({ enrolmentId }) : this.reduce(enrolmentId),
    );
  }

  /** Stores a waiting entry. Returns its id. */
  async add(entry: Omit<DisclosureDocument, '_id' | 'legalBasis' | 'result'>): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    await this.disclosures.create({ ...entry, _id, legalBasis: legalBasisOf[entry.purpose], result: 'waiting' });
    return _id;
  }

  /** Completes a waiting entry; does nothing to any other. A mover who was forgotten meanwhile gets no reference again. [PASS-17] */
  async complete(id: Types.ObjectId, { result, reference }: DisclosureOutcome): Promise<void> {
    const waiting = { _id: id, result: 'waiting' } as const;
    if (reference !== undefined && reference !== null)
      await this.disclosures.updateOne({ ...waiting, kinds: { $exists: true } }, { $set: { result, reference } });
    await this.disclosures.updateOne(waiting, { $set: { result } });
  }

  /** A page, newest first. Throws NOT_FOUND for `from` of another enrolment. */
  page(enrolmentId: string, { from, only }: PassportQuery, now: Date): Promise<readonly StoredDisclosure[]> {
    return pageOfEntries(this.disclosures, 'at', enrolmentId, from, only && filters[only](now));
  }

  /** Null for an unknown entry, and for one of another enrolment. */
  one(enrolmentId: string, id: string): Promise<StoredDisclosure | null> {
    return this.disclosures.findOne({ _id: id, enrolmentId }).lean();
  }

  /** Every entry as it is stored, newest first. */
  stored(enrolmentId: string): Promise<readonly StoredDisclosure[]> {
    return this.disclosures.find({ enrolmentId }).sort({ at: -1, _id: -1 }).lean();
  }

  /** Every entry, oldest first, as far as counts, repetitions and withdrawals need it. */
  all(enrolmentId: string): Promise<readonly CountedDisclosure[]> {
    const fields = { recipient: 1, purpose: 1, legalBasis: 1, result: 1, at: 1, reference: 1, jobId: 1 } as const;
    return this.disclosures.find({ enrolmentId }, fields).sort({ at: 1, _id: 1 }).lean();
  }

  count(enrolmentId: string): Promise<number> {
    return this.disclosures.countDocuments({ enrolmentId });
  }

  /** Leaves recipient, purpose, time and result of each entry. Idempotent. */
  private async reduce(enrolmentId: string): Promise<void> {
    await this.disclosures.updateMany({ enrolmentId }, { $unset: { kinds: '', reference: '', jobId: '' } });
  }
}
