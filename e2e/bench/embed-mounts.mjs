import { recordHost } from '../fixtures/host-record.mjs';

/** Code and caches of the first mounts stay. */
const WARM_MOUNTS = 3;

/** Mounts an element, and destroys it once its portal is ready. Rejects with the code of a portal that cannot be shown. */
const mountAndDestroy = (page) =>
  page.evaluate(async () => {
    const element = window.HomeMove.mount(null, { brand: 'oakwood' });
    const failed = new Promise((_, reject) => {
      element.addEventListener('homemove:error', ({ detail }) => reject(new Error(detail.code)), { once: true });
    });
    element.scrollIntoView();
    await Promise.race([window.HomeMove.whenReady(element), failed]);
    window.HomeMove.destroy(element);
  });

/** Documents, nodes and listeners in the process of the page, without garbage. */
async function countersOf(devtools) {
  // The second collection frees what finalizers of the first released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools.send('Memory.getDOMCounters');
}

const recorded = (page) =>
  page.evaluate(() => ({
    listeners: window.__host.listeners(),
    openPorts: window.__host.openPorts(),
    pendingTimers: window.__host.pendingTimers(),
  }));

/** The items of a list that another list does not contain as often. */
function addedTo(before, after) {
  const left = [...before];
  return after.filter((item) => {
    const position = left.indexOf(item);
    if (position >= 0) left.splice(position, 1);
    return position < 0;
  });
}

/** What this number of mounts and destroys leaves in a page with the loader. */
export async function measureMounts(browser, { partner, assets }, mounts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordHost);
    await page.goto(`${partner}/to-let`);
    await page.addScriptTag({ url: `${assets}/v1/loader.js` });
    const devtools = await context.newCDPSession(page);
    for (let count = 0; count < WARM_MOUNTS; count += 1) await mountAndDestroy(page);

    const before = { ...(await recorded(page)), counters: await countersOf(devtools) };
    for (let count = 0; count < mounts; count += 1) await mountAndDestroy(page);
    const after = { ...(await recorded(page)), counters: await countersOf(devtools) };

    const growth = Object.entries(after.counters).map(([name, count]) => [name, count - before.counters[name]]);
    return {
      listeners: addedTo(before.listeners, after.listeners),
      openPorts: after.openPorts,
      pendingTimers: after.pendingTimers,
      growth: Object.fromEntries(growth),
    };
  } finally {
    await context.close();
  }
}
