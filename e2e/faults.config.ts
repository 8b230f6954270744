import { defineConfig } from '@playwright/test';
import base, { isFull, large } from './playwright.config.js';

/**
 * Stories that kill the API, stop its providers or remove a remote's files: one at a time, on a system that no other story
 * uses. HM_FULL adds the stories tagged @full.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/faults',
  testIgnore: [],
  outputDir: '.cache/fault-results',
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'faults', use: large, ...(!isFull && { grepInvert: /@full/ }) }],
});
