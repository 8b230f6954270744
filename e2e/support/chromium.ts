import { findChromium } from '../../dev/launcher/chromium.mjs';

const found = await findChromium();

/** The browser of the stories: without a sandbox, as CI is root, and without calls of its own to the network. */
export const chromium = {
  executablePath: found.executablePath,
  env: { ...process.env, ...found.env } as Record<string, string>,
  args: [
    ...found.args,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
