import type { Migration } from './migrator.js';

/**
 * Brands name a privacy notice and state whether they offer dark mode. Stored brands have done neither: no link is shown,
 * and their pages stay light, until an operator sets both.
 */
export const brandPrivacyAndDarkMode: Migration = {
  id: '2026-11-22-brand-privacy-and-dark-mode',
  async up(db) {
    const brands = db.collection('brands');
    await brands.updateMany({ privacyNotice: { $exists: false } }, { $set: { privacyNotice: null } });
    await brands.updateMany({ darkMode: { $exists: false } }, { $set: { darkMode: false } });
  },
};
