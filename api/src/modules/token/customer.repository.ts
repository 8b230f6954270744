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

  /** The one password of the enrolment: those under addresses that its mover had before open nothing any more. */
  async save({ email, passwordHash, enrolmentId }: Customer): Promise<void> {
    const _id = email.trim().toLowerCase();
    await this.customers.updateOne({ _id }, { $set: { passwordHash, enrolmentId } }, { upsert: true });
    await this.dropOthers(_id, enrolmentId);
  }

  /** As `save`, but leaves the password alone that another enrolment has under this address; false when it does. */
  async saveUnlessAnothers({ email, passwordHash, enrolmentId }: Customer): Promise<boolean> {
    const own = { _id: email.trim().toLowerCase(), enrolmentId };
    try {
      await this.customers.updateOne(own, { $set: { passwordHash } }, { upsert: true });
      await this.dropOthers(own._id, enrolmentId);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async drop(enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId });
  }

  private async dropOthers(_id: string, enrolmentId: string): Promise<void> {
    await this.customers.deleteMany({ enrolmentId, _id: { $ne: _id } });
  }
}
