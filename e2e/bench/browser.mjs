import { chromium } from '@playwright/test';
import { findChromium } from '../../dev/launcher/chromium.mjs';

/** Chromium, as the stories find it. */
export async function launchBrowser() {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...args, '--no-sandbox', '--disable-gpu'],
    env: { ...process.env, ...env },
  });
}
