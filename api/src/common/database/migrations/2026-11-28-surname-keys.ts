import type { mongo } from 'mongoose';
import { surnameKey } from '../../person/surname-key.js';
import type { Migration } from './migrator.js';

interface StoredEnrolment {
  readonly _id: mongo.ObjectId;
  readonly surname: string | null;
  readonly surnameKey?: string;
}

/** Enrolments store the key of their surname, by which support finds them. */
export const surnameKeys: Migration = {
  id: '2026-11-28-surname-keys',
  async up(db, batches) {
    const enrolments = db.collection<StoredEnrolment>('enrolments');
    const unkeyed = { surnameKey: { $exists: false }, surname: { $ne: null } };
    await batches.updateEach(enrolments, unkeyed, async ({ _id, surname }) => ({
      // The surname as it was read: another one may have been stored since.
      updateOne: { filter: { _id, surname }, update: { $set: { surnameKey: surnameKey(String(surname)) } } },
    }));
  },
};
