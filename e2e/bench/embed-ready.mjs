import { UserError } from '../../dev/launcher/user-error.mjs';
import { slowProfile } from './connections.mjs';
import { median } from './statistics.mjs';
import { throttle } from './visit.mjs';

/** Init script: `window.benchShown` resolves to the time when a heading appears, in ms since the navigation started. */
function recordHeading() {
  window.benchShown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      resolve(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Init script: `window.benchShown` resolves to the time when the portal is ready, in ms since the navigation started. */
function recordReady() {
  if (window !== window.top) return;
  window.benchShown = new Promise((resolve, reject) => {
    addEventListener('homemove:error', ({ detail }) => reject(new Error(detail.code)));
    addEventListener('homemove:ready', () => resolve(performance.now()));
  });
}

/** A frame in another process would not be throttled. */
async function requireOneProcess(browser) {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  await devtools.detach();
  if (targetInfos.some(({ type }) => type === 'iframe'))
    throw new UserError('The frame has its own process, so its connection and processor are not throttled.');
}

/**
 * One visit in a new context, so that nothing is cached. Returns the recorded time, and when the document of the frame was
 * requested, in ms since the page's own; without a frame undefined. Throws if a request fails.
 */
async function visit(browser, { url: address, record, connection }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await throttle(page, connection);
    const failed = [];
    const documents = [];
    devtools.on('Network.requestWillBeSent', ({ type, timestamp }) => {
      if (type === 'Document') documents.push(timestamp * 1000);
    });
    devtools.on('Network.responseReceived', ({ response: { status, url } }) => {
      if (status >= 400) failed.push(`${url} answered ${status}`);
    });
    await page.addInitScript(record);
    await page.goto(address, { waitUntil: 'commit' });
    const ms = await page.evaluate(() => window.benchShown);
    if (failed.length > 0) throw new Error(`A visit of ${address} failed: ${failed.join(', ')}`);
    await requireOneProcess(browser);
    return { ms, frame: documents[1] === undefined ? undefined : documents[1] - documents[0] };
  } finally {
    await context.close();
  }
}

/**
 * Opens the estate agent's page and the hosted landing page of the same branch in turns. Returns the median times in ms until
 * the portal is ready, until its frame starts to load, and until the hosted heading is shown.
 */
export async function compareReady(browser, { partner, portal }, { connection, runs }) {
  const pages = {
    embedded: { url: `${partner}/`, record: recordReady },
    hosted: { url: `${portal}/oakwood/12`, record: recordHeading },
  };
  // The first visits are slower.
  for (const page of Object.values(pages)) await visit(browser, { ...page, connection: slowProfile });
  const visits = { embedded: [], hosted: [] };
  for (let run = 0; run < runs; run += 1) {
    // Each is first in every other pair.
    const kinds = run % 2 === 0 ? ['embedded', 'hosted'] : ['hosted', 'embedded'];
    for (const kind of kinds) visits[kind].push(await visit(browser, { ...pages[kind], connection }));
  }
  return {
    ready: median(visits.embedded.map(({ ms }) => ms)),
    frame: median(visits.embedded.map(({ frame }) => frame)),
    hosted: median(visits.hosted.map(({ ms }) => ms)),
  };
}
