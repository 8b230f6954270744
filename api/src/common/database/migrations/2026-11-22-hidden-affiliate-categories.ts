import type { Migration } from './migrator.js';

/** Brands name the categories of affiliates that they hide. Stored brands hide none until an operator sets some. */
export const hiddenAffiliateCategories: Migration = {
  id: '2026-11-22-hidden-affiliate-categories',
  async up(db) {
    const missing = { hiddenAffiliateCategories: { $exists: false } };
    await db.collection('brands').updateMany(missing, { $set: { hiddenAffiliateCategories: [] } });
  },
};
