import type { mongo } from 'mongoose';
import type { Migration } from './migrator.js';

interface StoredEnrolment {
  readonly _id: mongo.ObjectId;
  readonly renewedTokenHash: string;
  readonly renewedTokenHashes?: readonly string[];
  readonly ownedAt?: Date;
}

/**
 * Enrolments store when their mover first proved a contact, and every token that was renewed. Before, a renewed token showed
 * that a contact was proven. Partners send no Direct enrolments, so a verified contact of one was proven, too.
 */
export const ownedEnrolments: Migration = {
  id: '2026-11-24-owned-enrolments',
  async up(db, batches) {
    const now = new Date();
    const enrolments = db.collection<StoredEnrolment>('enrolments');
    const notOwned = { ownedAt: { $exists: false } };
    for (const verified of ['emailAddressVerified', 'contactNumberVerified']) {
      const verifiedHere = { ...notOwned, enrolmentType: 'Direct', [verified]: true };
      await batches.update(enrolments, verifiedHere, { $set: { ownedAt: now } });
    }
    const renewed = { renewedTokenHash: { $exists: true }, renewedTokenHashes: { $exists: false } };
    await batches.updateEach(enrolments, renewed, async ({ _id, renewedTokenHash }) => {
      const filter = { _id, renewedTokenHashes: { $exists: false } };
      return { updateOne: { filter, update: { $set: { ownedAt: now, renewedTokenHashes: [renewedTokenHash] } } } };
    });
  },
};
