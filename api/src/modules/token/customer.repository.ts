import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Erasure } from '../../common/erasure/erasure.js';
import { CUSTOMER, type CustomerDocument } from './customer.model.js';

export type Customer = Readonly<Omit<CustomerDocument, '_id'>>;

/** How many passwords of one address are read, because each costs a comparison. */
const maxPerAddress = 5;

@Injectable()
export class CustomerRepository implements OnModuleInit {
  constructor(
    @InjectModel(CUSTOMER) private readonly customers: Model<CustomerDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('customers', ({ enrolmentId }) => this.deleteFor(enrolmentId));
  }

  /** The customers under an address: those who have proven it first, then the newest. */
  async byEmail(email: string): Promise<readonly Customer[]> {
    return this.customers
      .find({ email: normalise(email) })
      .sort({ isProven: -1, setAt: -1 })
      .limit(maxPerAddress)
      .lean();
  }

  async isCustomer(enrolmentId: string): Promise<boolean> {
    return (await this.customers.exists({ enrolmentId })) !== null;
  }

  /** Sets the only password of the enrolment. */
  async save({ enrolmentId, email, ...customer }: Customer): Promise<void> {
    const fields = { ...customer, enrolmentId, email: normalise(email) };
    await this.customers.updateOne({ _id: enrolmentId }, { $set: fields }, { upsert: true });
    await this.customers.deleteMany({ enrolmentId, _id: { $ne: enrolmentId } });
  }

  /** Deletes the passwords that other enrolments have under the address. */
  async deleteOthers(email: string, enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ email: normalise(email), enrolmentId: { $ne: enrolmentId } });
  }

  async markProven(enrolmentId: string, email: string): Promise<void> {
    await this.customers.updateOne({ _id: enrolmentId, email: normalise(email) }, { $set: { isProven: true } });
  }

  async deleteSetSince(enrolmentId: string, since: Date): Promise<void> {
    await this.customers.deleteMany({ enrolmentId, setAt: { $gte: since } });
  }

  async deleteFor(enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId });
  }
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
