import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures/test.js';
import { portal } from './support/addresses.js';
import { chromium } from './support/chromium.js';

const small = { viewport: { width: 320, height: 720 }, hasTouch: true };
export const large = { viewport: { width: 1280, height: 900 } };

/** Stories of the portal's own pages. */
const hosted = ['mover/**', 'account/**'];

export const isFull = Boolean(process.env['HM_FULL']);

/** Stories in a frame of the call centre's page. */
const inCrm = 'agent/crm-*';

/**
 * Stories by kind of user against a running system (`BASE_URL`, `HM_DATA_DIR`; `npm test` starts its own). Brands and widths
 * are combined pairwise: a story runs at 1280 px, tagged @small or @both at 320 px. HM_FULL adds the stories tagged @full and
 * runs every story not tagged @large at 320 px too, and stories tagged @both at both widths. Stories in frames that
 * need storage are tagged @storage; stories that need it denied are tagged @denied.
 */
export default defineConfig<Options>({
  testDir: 'tests',
  testIgnore: ['accessibility/**', 'faults/**', 'gate/**', 'rehearsal/**'],
  outputDir: '.cache/results',
  // Two workers on two cores may need ten seconds for a page.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism(),
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: portal,
    launchOptions: chromium,
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Playwright does not see a host page that still scrolls under a frame, and would click next to the element.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures of every action cost a quarter of the time, snapshots of the page an eighth; the page that failed is kept anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: isFull },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'hosted-1280',
      testMatch: hosted,
      grepInvert: isFull ? /@small/ : /@small|@both|@full/,
      use: large,
    },
    {
      name: 'hosted-320',
      testMatch: hosted,
      ...(isFull ? { grepInvert: /@large/ } : { grep: /@small|@both/, grepInvert: /@full/ }),
      use: small,
    },
    { name: 'agent', testMatch: 'agent/**', testIgnore: inCrm, use: large },
    {
      name: 'embedded',
      testMatch: ['partner/**', inCrm],
      grepInvert: isFull ? /@denied/ : /@denied|@full/,
      use: large,
    },
    {
      name: 'embedded-storage-denied',
      testMatch: ['partner/**', inCrm],
      grepInvert: isFull ? /@storage/ : /@storage|@full/,
      use: { ...large, deniesStorageInFrames: true },
    },
  ],
});
