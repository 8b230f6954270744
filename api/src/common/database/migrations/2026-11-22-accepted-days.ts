import type { Migration } from './migrator.js';

/** Energy that is set up stores the day on which the supplier accepted it. Older records lack that day. */
export const acceptedDays: Migration = {
  id: '2026-11-22-accepted-days',
  async up(db, batches) {
    for (const setUp of ['energySetUp', 'secondarySetUp']) {
      const withoutDay = { [`${setUp}.switchesOn`]: { $exists: true }, [`${setUp}.acceptedOn`]: { $exists: false } };
      await batches.update(db.collection('enrolments'), withoutDay, { $set: { [`${setUp}.acceptedOn`]: null } });
    }
  },
};
