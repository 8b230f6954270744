import { acceptedDays } from './2026-11-22-accepted-days.js';
import { brandPrivacyAndDarkMode } from './2026-11-22-brand-privacy-and-dark-mode.js';
import { broadbandChoices } from './2026-11-22-broadband-choices.js';
import { hiddenAffiliateCategories } from './2026-11-22-hidden-affiliate-categories.js';
import { passwordPerEnrolment } from './2026-11-22-password-per-enrolment.js';
import { ownedEnrolments } from './2026-11-24-owned-enrolments.js';
import { startDates } from './2026-11-22-start-dates.js';
import { brandSettings } from './2026-11-26-brand-settings.js';
import { brandLooks } from './2026-11-27-brand-looks.js';
import { surnameKeys } from './2026-11-28-surname-keys.js';
import { agentAccounts } from './2026-11-28-agent-accounts.js';
import type { Migration } from './migrator.js';

/**
 * All migrations, in the order in which they run. Append new migrations. Each has a file next to this one, named like
 * its id, and a spec that runs it on documents of the previous version (decision 10).
 */
export const migrations: readonly Migration[] = [
  brandPrivacyAndDarkMode,
  passwordPerEnrolment,
  startDates,
  broadbandChoices,
  hiddenAffiliateCategories,
  acceptedDays,
  ownedEnrolments,
  brandSettings,
  brandLooks,
  surnameKeys,
  agentAccounts,
];
