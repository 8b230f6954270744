import type { Migration } from './migrator.js';

/** Brands may have their own senders, and may be archived. Stored brands have the senders of the environment, and are in use. */
export const brandSendersAndArchive: Migration = {
  id: '2026-11-26-brand-senders-and-archive',
  async up(db) {
    const brands = db.collection('brands');
    for (const field of ['mailFrom', 'smsSender', 'archivedAt']) {
      await brands.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
    }
  },
};
