import type { Migration } from './migrator.js';

/**
 * Enrolments store when their mover first proved a contact, and every token that was renewed. Before, a renewed token showed
 * that a contact was proven. Partners send no Direct enrolments, so a verified contact of one was proven, too.
 */
export const ownedEnrolments: Migration = {
  id: '2026-11-24-owned-enrolments',
  async up(db) {
    const now = new Date();
    const enrolments = db.collection('enrolments');
    const notOwned = { ownedAt: { $exists: false } };
    for (const verified of ['emailAddressVerified', 'contactNumberVerified']) {
      await enrolments.updateMany(
        { ...notOwned, enrolmentType: 'Direct', [verified]: true },
        { $set: { ownedAt: now } },
      );
    }
    const renewed = { renewedTokenHash: { $exists: true }, renewedTokenHashes: { $exists: false } };
    const found = await enrolments.find(renewed, { projection: { renewedTokenHash: 1 } }).toArray();
    for (const { _id, renewedTokenHash } of found) {
      const fields = { ownedAt: now, renewedTokenHashes: [renewedTokenHash as string] };
      await enrolments.updateOne({ _id, renewedTokenHashes: { $exists: false } }, { $set: fields });
    }
  },
};
