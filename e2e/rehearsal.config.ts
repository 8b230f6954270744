import { defineConfig } from '@playwright/test';
import base, { large } from './playwright.config.js';

/** Stories against `npm run rehearse`, whose certificate no browser knows. */
export default defineConfig({
  ...base,
  testDir: 'tests/rehearsal',
  testIgnore: [],
  workers: 1,
  use: { ...base.use, ignoreHTTPSErrors: true },
  projects: [{ name: 'rehearsal', use: large }],
});
