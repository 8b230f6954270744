import { defineConfig } from '@playwright/test';
import base, { isFull, large } from './playwright.config.js';

/** Stories that publish through the whole gate, which runs other stories: for HM_FULL, while no other story runs. */
export default defineConfig({
  ...base,
  testDir: 'tests/gate',
  testIgnore: [],
  outputDir: '.cache/gate-results',
  timeout: 900_000,
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'gate', use: large, ...(!isFull && { grepInvert: /@full/ }) }],
});
