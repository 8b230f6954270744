import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { PREFILL_CODE, type PrefillCodeDocument } from './prefill-code.model.js';

/** A code's brand, origin and content. */
export type StoredPrefill = Readonly<Omit<PrefillCodeDocument, '_id' | 'expiresAt'>>;

@Injectable()
export class PrefillCodeRepository implements OnModuleInit {
  constructor(
    @InjectModel(PREFILL_CODE) private readonly codes: Model<PrefillCodeDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('prefill_codes', ({ enrolmentId, emailAddress }) =>
      this.codes.deleteMany({
        $or: [{ enrolmentId }, ...(emailAddress === null ? [] : [{ 'details.emailAddress': emailAddress }])],
      }),
    );
  }

  async add(code: string, prefill: StoredPrefill, expiresAt: Date): Promise<void> {
    await this.codes.create({ _id: hash(code), ...prefill, expiresAt });
  }

  /** Returns what a code carries, and deletes it; null for one that is unknown, used or expired. */
  async take(code: string, now: Date): Promise<StoredPrefill | null> {
    const found = await this.codes
      .findOneAndDelete({ _id: hash(code), expiresAt: { $gt: now } })
      .lean<PrefillCodeDocument>();
    if (found === null) return null;
    const { _id: _hash, expiresAt: _expiresAt, ...prefill } = found;
    return prefill;
  }
}

const hash = (code: string) => hashToken('prefill', code);
