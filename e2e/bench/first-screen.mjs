// `npm run bench:load`, with the system running: opens the first journey screen with an empty cache several times on
// throttled connections, and prints the median time until its heading appears, with the requests started and bytes received
// until then. The page measures the time itself: polling from outside can be half a second late.
import { chromium } from '@playwright/test';
import { findChromium } from '../../dev/launcher/chromium.mjs';

const portal = process.env.BASE_URL ?? `http://localhost:${process.env.PORT_BASE ?? 4000}`;
const path = '/pending/personal-details';
const runs = 7;

const megabit = 1_000_000 / 8;
const profiles = [
  { name: 'slow profile (40 ms, 10 Mbit/s, CPU x4)', latency: 40, throughput: 10 * megabit, cpu: 4 },
  { name: 'slow 4G (150 ms, 1.6 Mbit/s)', latency: 150, throughput: 1.6 * megabit, cpu: 1 },
  { name: '60 ms, 9 Mbit/s', latency: 60, throughput: 9 * megabit, cpu: 1 },
];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Records when the heading appears, in ms since the navigation started. */
function recordHeading() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')) return;
    window.__heading = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** One visit in a new context, so that nothing is cached. */
async function visit(browser, { latency, throughput, cpu }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const started = new Map();
  const sizes = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp }) => started.set(requestId, timestamp));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.addInitScript(recordHeading);
  await page.goto(`${portal}${path}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const ms = await page.evaluate(() => window.__heading);
  const [start] = started.values();
  const until = [...started].filter(([, timestamp]) => (timestamp - start) * 1000 <= ms).map(([id]) => id);
  await context.close();
  return { ms, requests: until.length, bytes: until.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) };
}

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...env },
});
try {
  await visit(browser, profiles[0]);
  for (const profile of profiles) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, profile));
    const medianOf = (key) => median(visits.map((result) => result[key]));
    console.log(
      `${profile.name}: ${Math.round(medianOf('ms'))} ms, ${medianOf('requests')} requests, ${(medianOf('bytes') / 1024).toFixed(0)} kB (median of ${runs})`,
    );
  }
} finally {
  await browser.close();
}
