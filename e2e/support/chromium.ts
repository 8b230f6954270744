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
    // A frame of another site in this process: across processes a busy machine sends a click to where the frame stood
    // before the page was scrolled. Origins, storage and messages stay apart all the same.
    '--disable-site-isolation-trials',
  ],
};

/**
 * What browsers do for people: the storage of a cross-site frame is kept apart for each host page. Playwright turns that
 * off, and the browser then refuses the frame any storage. Of two lists of features the later one counts, so this one
 * names what else Playwright turns off against noise, and not ThirdPartyStoragePartitioning.
 */
export const partitioned = {
  ...chromium,
  args: [
    ...chromium.args,
    '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
  ],
};
