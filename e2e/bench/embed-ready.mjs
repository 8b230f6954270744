import { UserError } from '../../dev/launcher/user-error.mjs';
import { slowProfile } from './connections.mjs';
import { median } from './statistics.mjs';
import { throttle } from './visit.mjs';

/** Init script: `window.benchShown` resolves to the time when a heading has been painted, in ms since the navigation started. */
function recordHeading() {
  window.benchShown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      // The browser runs this task once it has painted the next frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
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
 * Opens the estate agent's page with the frame in its markup, the same page with the script only, and the hosted landing page of the
 * same branch in turns. Returns, for each, the median times in ms until the portal is ready or the hosted heading is painted (`ms`),
 * and until the frame starts to load (`frame`).
 */
export async function compareReady(browser, { partner, portal }, { connection, runs }) {
  const pages = {
    markup: { url: `${partner}/with-frame`, record: recordReady },
    script: { url: `${partner}/`, record: recordReady },
    hosted: { url: `${portal}/oakwood/12`, record: recordHeading },
  };
  const kinds = Object.keys(pages);
  // The first visits are slower.
  for (const page of Object.values(pages)) await visit(browser, { ...page, connection: slowProfile });
  const visits = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < runs; run += 1) {
    // Each is first in every third turn.
    const first = run % kinds.length;
    for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)])
      visits[kind].push(await visit(browser, { ...pages[kind], connection }));
  }
  const medians = (list) => ({ ms: median(list.map(({ ms }) => ms)), frame: median(list.map(({ frame }) => frame)) });
  return Object.fromEntries(kinds.map((kind) => [kind, medians(visits[kind])]));
}
