import { Types } from 'mongoose';
import type { Migration } from './migrator.js';

interface StoredCustomer {
  /** The address, or the enrolment's id. */
  readonly _id: string;
  readonly enrolmentId: string;
  readonly passwordHash: string;
  readonly email?: string;
}

/**
 * Passwords were stored under their address, so that the first one reserved it. They are copied to the id of their
 * enrolment; the originals stay for the version before.
 */
export const passwordPerEnrolment: Migration = {
  id: '2026-11-22-password-per-enrolment',
  async up(db, batches) {
    const customers = db.collection<StoredCustomer>('customers');
    const enrolments = db.collection('enrolments');
    const reserved = { email: { $exists: false } };
    await batches.updateEach(customers, reserved, async (customer) => {
      const { _id: email, enrolmentId, passwordHash } = customer;
      const proven = { _id: new Types.ObjectId(enrolmentId), emailAddress: email, emailAddressVerified: true };
      const isProven = (await enrolments.findOne(proven)) !== null;
      const copy = { enrolmentId, email, passwordHash, isProven, setAt: new Date(0) };
      return { updateOne: { filter: { _id: enrolmentId }, update: { $setOnInsert: copy }, upsert: true } };
    });
  },
};
