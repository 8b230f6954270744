import { chromium } from '@playwright/test';
import { DISABLED_FEATURES, findChromium } from '../../dev/launcher/chromium.mjs';

/** Chromium, as the stories find it, with further arguments of its command line. */
export async function launchBrowser({ devtoolsPort, flags = [] } = {}) {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [
      ...args,
      '--no-sandbox',
      '--disable-gpu',
      DISABLED_FEATURES,
      ...flags,
      ...(devtoolsPort === undefined ? [] : [`--remote-debugging-port=${devtoolsPort}`]),
    ],
    env: { ...process.env, ...env },
  });
}
