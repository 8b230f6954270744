import type { Migration } from './migrator.js';

/** Adds a brand's senders and whether it is archived. Stored brands keep the senders of the environment, and stay in use. */
export const brandSendersAndArchive: Migration = {
  id: '2026-11-26-brand-senders-and-archive',
  async up(db) {
    const brands = db.collection('brands');
    for (const field of ['mailFrom', 'smsSender', 'archivedAt']) {
      await brands.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
    }
  },
};
