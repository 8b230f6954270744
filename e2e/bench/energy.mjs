// `npm run bench:energy`: filters a list of 200 energy plans, undoes it and goes on to other fees and suppliers, on a processor
// four times slower. Fails when a task of the main thread takes more than 50 ms.
import { parseArgs } from 'node:util';
import { pathOf } from '@home-move/contract';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { slowProcessor } from './connections.mjs';
import { measureInteractions, recordInteractions } from './interactions.mjs';
import { prepareMover } from './prepared-mover.mjs';
import { median } from './statistics.mjs';
import { storeTokens, throttle } from './visit.mjs';

/** Its search for quotes returns 200 tariffs (dev/sandbox/README.md). */
const postcode = 'WC2N 5DU';
const plans = 200;
const maxTaskMs = 50;

/** Toggles a filter and waits until the page shows the answer and the whole list follows. */
async function toggle(page, name) {
  const answered = page.waitForResponse((response) => response.url().includes('/quotes') && response.ok());
  await page.getByRole('checkbox', { name }).click();
  const { data } = await (await answered).json();
  await page.waitForFunction(
    (count) => document.querySelectorAll('article').length === count && !document.querySelector('[aria-busy=true]'),
    data.tariffs.length,
  );
}

/** Each narrows the list or restores it; restored, all cards are sorted in again. */
const changes = [
  ['fixed only', /^Fixed/],
  ['all again', /^Fixed/],
  ['variable only', /^Variable/],
  ['all again', /^Variable/],
  ['without exit fee', /^No Exit Fee/],
  ['all again', /^No Exit Fee/],
  ['one supplier', /^Fernway/],
  ['all again', /^Fernway/],
];

async function measureOnce(browser, portal) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(storeTokens, await prepareMover(portal, postcode));
    await recordInteractions(page);
    await page.goto(`${portal}${pathOf('energy-list')}`);
    await page.waitForFunction((count) => document.querySelectorAll('article').length === count, plans);
    await throttle(page, slowProcessor);
    const results = [];
    for (const [, name] of changes) results.push(await measureInteractions(page, () => toggle(page, name)));
    return results;
  } finally {
    await page.close();
  }
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' } } });
  const { portal } = system.settings;
  const browser = await launchBrowser();
  onStop(() => browser.close());
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measureOnce(browser, portal));

  console.log(
    `\n${plans} energy plans, ${slowProcessor.name}, medians of ${values.runs}: longest task, slowest interaction`,
  );
  const longest = changes.map(([what], index) => {
    const medianOf = (key) => Math.round(median(runs.map((results) => results[index][key])));
    const task = medianOf('longestTask');
    console.log(`  ${what.padEnd(18)} ${task === 0 ? 'under 50' : task} ms, ${medianOf('slowestInteraction')} ms`);
    return task;
  });
  const worst = Math.max(...longest);
  if (worst > maxTaskMs) throw new UserError(`A task takes ${worst} ms, and at most ${maxTaskMs} are allowed.`);
}
