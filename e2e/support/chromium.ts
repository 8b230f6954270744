import { DISABLED_FEATURES, findChromium } from '../../dev/launcher/chromium.mjs';

const found = await findChromium();

/** The browser of the stories: without a sandbox, because CI runs as root, and without background network requests. */
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
    // Keeps cross-site frames in the page's process: across processes, a busy machine sends a click to where the frame
    // was before the page scrolled. Origins, storage and messages stay separate all the same.
    '--disable-site-isolation-trials',
    DISABLED_FEATURES,
  ],
};
