// `npm run bench:load`, with the system running: opens the first journey screen with an empty cache several times on
// throttled connections, and prints the median time until its heading appears, with the requests started and bytes received
// until then.
import { launchBrowser } from './browser.mjs';
import { commonConnection, slow4g, slowProfile } from './connections.mjs';
import { kilobytes, median } from './statistics.mjs';
import { visit } from './visit.mjs';

const portal = process.env.BASE_URL ?? `http://localhost:${process.env.PORT_BASE ?? 4000}`;
const screen = { url: `${portal}/pending/personal-details`, shown: 'h1' };
const runs = 7;

const browser = await launchBrowser();
try {
  await visit(browser, { ...screen, connection: slowProfile });
  for (const connection of [slowProfile, slow4g, commonConnection]) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, { ...screen, connection }));
    const medianOf = (key) => median(visits.map((result) => result[key]));
    console.log(
      `${connection.name}: ${Math.round(medianOf('ms'))} ms, ${medianOf('requests')} requests, ${kilobytes(medianOf('bytes'))} (median of ${runs})`,
    );
  }
} finally {
  await browser.close();
}
