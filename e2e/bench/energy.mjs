// `npm run bench:energy`: filters a list of 200 energy plans in four ways, and removes each filter again, on a processor four
// times slower. Fails when a task of the main thread takes more than 50 ms.
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

/** Waits until the list shows this many plans, and no answer is outstanding. */
const listOf = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('article').length === wanted && !document.querySelector('[aria-busy=true]'),
    count,
  );

/** Toggles a checkbox as a mover does with the keyboard: a locator would search the whole page meanwhile, in its main thread. */
async function toggle(page, checkbox) {
  await checkbox.focus();
  await page.keyboard.press('Space');
}

/** Ticks a filter and waits for its plans. */
async function narrow(page, checkbox) {
  const answered = page.waitForResponse((response) => response.url().includes('/quotes') && response.ok());
  await toggle(page, checkbox);
  const { data } = await (await answered).json();
  await listOf(page, data.tariffs.length);
}

/** Unticks it: the answer is cached, and all other plans are sorted in again. */
async function restore(page, checkbox) {
  await toggle(page, checkbox);
  await listOf(page, plans);
}

const changes = [
  ['fixed only', narrow, /^Fixed/],
  ['all again', restore, /^Fixed/],
  ['variable only', narrow, /^Variable/],
  ['all again', restore, /^Variable/],
  ['without exit fee', narrow, /^No Exit Fee/],
  ['all again', restore, /^No Exit Fee/],
  ['one supplier', narrow, /^Fernway/],
  ['all again', restore, /^Fernway/],
];

async function measureOnce(browser, portal) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(storeTokens, await prepareMover(portal, postcode));
    await recordInteractions(page);
    await page.goto(`${portal}${pathOf('energy-list')}`);
    await page.waitForFunction((count) => document.querySelectorAll('article').length === count, plans);
    const results = [];
    const devtools = await throttle(page, slowProcessor);
    for (const [, change, name] of changes) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const checkbox = await page.getByRole('checkbox', { name }).elementHandle();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor.cpu });
      results.push(await measureInteractions(page, () => change(page, checkbox)));
    }
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
