import { findChromium } from '../../dev/launcher/chromium.mjs';

const found = await findChromium();

/**
 * The browser of the stories: without a sandbox, because CI runs as root, and without network requests of its own.
 * Playwright disables storage partitioning by default; browsers that people use keep the storage of a cross-site frame
 * apart for each host page. When a command line has two lists of disabled features the later one counts, so this list
 * repeats Playwright's other entries and leaves out ThirdPartyStoragePartitioning. It adds LocalNetworkAccessChecks, which
 * deny loopback addresses to a page that a story writes itself.
 */
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
    '--disable-features=DestroyProfileOnBrowserClose,HttpsUpgrades,LocalNetworkAccessChecks,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
  ],
};
