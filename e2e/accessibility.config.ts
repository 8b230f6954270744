import { defineConfig } from '@playwright/test';
import base, { isFull } from './playwright.config.js';

/**
 * Audits every route with two engines, in each brand and colour mode, at both widths; for HM_FULL. The tests set brand and width
 * themselves. A failure lists its faults, so no test keeps a trace.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/accessibility',
  testIgnore: [],
  outputDir: '.cache/accessibility-results',
  timeout: 600_000,
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'accessibility', ...(!isFull && { grepInvert: /@full/ }) }],
});
