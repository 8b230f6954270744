import { chromium } from '@playwright/test';
import { findChromium } from '../../dev/launcher/chromium.mjs';

/** Chromium, as the stories find it. */
export async function launchBrowser({ devtoolsPort } = {}) {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      '--no-sandbox',
      '--disable-gpu',
      ...(devtoolsPort === undefined ? [] : [`--remote-debugging-port=${devtoolsPort}`]),
    ],
    env: { ...process.env, ...env },
  });
}
