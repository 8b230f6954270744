import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database/database-errors.js';
import { CUSTOMER, type CustomerDocument } from './customer.model.js';

export interface Customer {
  readonly email: string;
  readonly passwordHash: string;
  readonly enrolmentId: string;
}

@Injectable()
export class CustomerRepository {
  constructor(@InjectModel(CUSTOMER) private readonly customers: Model<CustomerDocument>) {}

  async byEmail(email: string): Promise<Customer | null> {
    const found = await this.customers.findById(email.trim().toLowerCase()).lean();
    return found && { email: found._id, passwordHash: found.passwordHash, enrolmentId: found.enrolmentId };
  }

  async isCustomer(enrolmentId: string): Promise<boolean> {
    return (await this.customers.exists({ enrolmentId })) !== null;
  }

  /** Sets the only password of the enrolment: passwords under earlier addresses of its mover are deleted. */
  async save({ email, passwordHash, enrolmentId }: Customer): Promise<void> {
    const _id = email.trim().toLowerCase();
    await this.customers.updateOne({ _id }, { $set: { passwordHash, enrolmentId } }, { upsert: true });
    await this.deleteOthers(_id, enrolmentId);
  }

  /** Like `save`, but returns false and changes nothing when another enrolment has a password under this address. */
  async saveUnlessTaken({ email, passwordHash, enrolmentId }: Customer): Promise<boolean> {
    const own = { _id: email.trim().toLowerCase(), enrolmentId };
    try {
      await this.customers.updateOne(own, { $set: { passwordHash } }, { upsert: true });
      await this.deleteOthers(own._id, enrolmentId);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async deleteFor(enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId });
  }

  private async deleteOthers(_id: string, enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId, _id: { $ne: _id } });
  }
}
