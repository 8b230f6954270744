import { defineConfig } from '@playwright/test';
import base from '../playwright.config.js';

/** Takes pictures of a remote's pages and measures them with two versions, for the gate of `deploy publish`: not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'pages.story.ts',
  testIgnore: [],
  timeout: 900_000,
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'pages' }],
});
