import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { CUSTOMER, type CustomerDocument } from './customer.model.js';

export type Customer = Readonly<Omit<CustomerDocument, '_id'>>;

@Injectable()
export class CustomerRepository implements OnModuleInit {
  constructor(
    @InjectModel(CUSTOMER) private readonly customers: Model<CustomerDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('customers', ({ enrolmentId }) => this.deleteFor(enrolmentId));
  }

  /** The customer under an address with this hash: one who has proven it first, then the newest. */
  byHash(email: string, passwordHash: string): Promise<Customer | null> {
    return this.customers
      .findOne({ email: normaliseEmail(email), passwordHash })
      .sort({ isProven: -1, setAt: -1 })
      .lean();
  }

  /** A customer under an address whose hash an earlier version stored: one who has proven it first, then the newest. */
  earlierByEmail(email: string): Promise<Customer | null> {
    return this.customers
      .findOne({ email: normaliseEmail(email), isSaltedByAddress: { $ne: true } })
      .sort({ isProven: -1, setAt: -1 })
      .lean();
  }

  /** Replaces the hash of an unchanged password. */
  async replaceHash({ enrolmentId, passwordHash }: Customer, next: string): Promise<void> {
    const change = { $set: { passwordHash: next, isSaltedByAddress: true } };
    await this.customers.updateOne({ enrolmentId, passwordHash }, change);
  }

  async isCustomer(enrolmentId: string): Promise<boolean> {
    return (await this.customers.exists({ enrolmentId })) !== null;
  }

  /** Sets the only password of the enrolment. */
  async save({ enrolmentId, email, ...customer }: Customer): Promise<void> {
    const fields = { ...customer, enrolmentId, email: normaliseEmail(email), isSaltedByAddress: true };
    await this.customers.updateOne({ _id: enrolmentId }, { $set: fields }, { upsert: true, ...inTransaction() });
    await this.customers.deleteMany({ enrolmentId, _id: { $ne: enrolmentId } }, inTransaction());
  }

  /** Deletes the passwords that other enrolments have under the address. */
  async deleteOthers(email: string, enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ email: normaliseEmail(email), enrolmentId: { $ne: enrolmentId } });
  }

  async markProven(enrolmentId: string, email: string): Promise<void> {
    await this.customers.updateOne({ _id: enrolmentId, email: normaliseEmail(email) }, { $set: { isProven: true } });
  }

  async deleteSetSince(enrolmentId: string, since: Date): Promise<void> {
    await this.customers.deleteMany({ enrolmentId, setAt: { $gte: since } });
  }

  async deleteFor(enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId });
  }
}

/** The spelling under which an address has one salt, and its passwords are stored. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
