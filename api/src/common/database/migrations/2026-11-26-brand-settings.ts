import type { Migration } from './migrator.js';

/**
 * Adds a brand's senders, its named supplier and whether it is archived. Stored brands keep the senders and the supplier of the
 * environment, and stay in use.
 */
export const brandSettings: Migration = {
  id: '2026-11-26-brand-settings',
  async up(db) {
    const brands = db.collection('brands');
    for (const field of ['mailFrom', 'smsSender', 'namedSupplier', 'archivedAt']) {
      await brands.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
    }
  },
};
