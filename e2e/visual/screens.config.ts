import { defineConfig } from '@playwright/test';
import { portal } from '../support/addresses.js';
import { chromium } from '../support/chromium.js';

/** Takes screenshots only: not part of `npm test`. */
export default defineConfig({
  testMatch: 'screens.story.ts',
  outputDir: '../.cache/visual',
  timeout: 120_000,
  workers: 1,
  use: { baseURL: portal, launchOptions: chromium, locale: 'en-GB', timezoneId: 'Europe/London' },
});
