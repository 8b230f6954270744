/** Slows a page down as on the connection. Returns its DevTools session. */
export async function throttle(page, { latency, throughput, cpu }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return devtools;
}

/** Logs the tab in before its first script, as the portal stores the tokens of the default brand. */
export function storeTokens({ access_token: access, refresh_token: refresh }) {
  sessionStorage.setItem('hm.default.userToken', access);
  sessionStorage.setItem('hm.default.userRefreshToken', refresh);
}

/** Records when an element that matches appears, in ms since the navigation started. */
function recordAppearance(selector) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    window.benchShownAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * One visit in a new context, so that nothing is cached, until an element that matches `shown` appears: its time by the page's
 * own clock, because polling from outside can be half a second late, and the requests started until then, with the bytes
 * received for them and the URLs of the scripts among them. A visit with a failed request is not measured: it throws.
 */
export async function visit(browser, { url: address, shown, connection, tokens }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await throttle(page, connection);
    const requests = new Map();
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) =>
      requests.set(requestId, { timestamp, url: request.url, bytes: 0 }),
    );
    const failed = [];
    devtools.on('Network.responseReceived', ({ response: { status, url } }) => {
      if (status >= 400) failed.push(`${url} answered ${status}`);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    if (tokens) await page.addInitScript(storeTokens, tokens);
    await page.addInitScript(recordAppearance, shown);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
    if (failed.length > 0) throw new Error(`A visit of ${address} failed: ${failed.join(', ')}`);
    const ms = await page.evaluate(() => window.benchShownAt);
    const [{ timestamp: start }] = requests.values();
    const until = [...requests.values()].filter(({ timestamp }) => (timestamp - start) * 1000 <= ms);
    return {
      ms,
      requests: until.length,
      bytes: until.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: until.map(({ url }) => url).filter((url) => url.endsWith('.js')),
    };
  } finally {
    await context.close();
  }
}
