// `npm run bench:interaction`: types into the longest form, filters the energy plans and sorts the broadband packages on a
// processor four times slower, then mounts one remote 40 times. Fails when the memory of mounts is not released.
import { parseArgs } from 'node:util';
import { pathOf } from '@home-move/contract';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { slowProcessor } from './connections.mjs';
import { liveMemory } from './heap.mjs';
import { measureInteractions, recordInteractions } from './interactions.mjs';
import { prepareMover } from './prepared-mover.mjs';
import { median } from './statistics.mjs';
import { storeTokens, throttle } from './visit.mjs';

const MOUNTS = 40;
/** Code and caches of the first mounts stay. */
const WARM_MOUNTS = 10;
/** A page that is never released costs at least 20 kB each time. */
const MAX_GROWTH_PER_MOUNT = 5 * 1024;
/** Longer than queries are cached. */
const CACHE_MS = 40_000;
const TYPING_DELAY_MS = 60;

const typed = [
  ['First name', 'Robin Alexandra'],
  ['Surname', 'Ashdown-Whittaker'],
  ['Day', '12'],
  ['Month', '04'],
  ['Year', '1991'],
  ['Mobile number', '07700900201'],
  ['Email address', 'robin.ashdown@example.test'],
];

async function type(page) {
  for (const [name, text] of typed) {
    await page.getByRole('textbox', { name, exact: true }).click();
    await page.keyboard.type(text, { delay: TYPING_DELAY_MS });
  }
}

/** Waits until the list shows the answer to a change. */
async function listAfter(page, call, change) {
  const answered = page.waitForResponse((response) => response.url().includes(call) && response.ok());
  await change();
  await answered;
  await page.getByRole('article').first().waitFor();
}

async function filterPlans(page) {
  const boxes = page.getByRole('checkbox');
  for (let index = 0; index < 4; index += 1) await listAfter(page, '/quotes', () => boxes.nth(index).click());
}

async function sortPackages(page) {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  const options = await sort.getByRole('option').count();
  for (let index = 1; index < options; index += 1)
    await listAfter(page, '/entertainment/broadband', () => sort.press('ArrowDown'));
}

const interactions = [
  { name: 'typing, personal details', step: 'personal-details', shown: 'h1', interact: type },
  { name: 'filters, energy plans', step: 'energy-list', shown: 'article', needsMover: true, interact: filterPlans },
  {
    name: 'sort, broadband packages',
    step: 'broadband-list',
    shown: 'article',
    needsMover: true,
    interact: sortPackages,
  },
];

/** An empty page, logged in if need be. */
async function newPage(browser, portal, needsMover) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  if (needsMover) await page.addInitScript(storeTokens, await prepareMover(portal));
  return page;
}

async function measureOnce(browser, portal, interaction) {
  const page = await newPage(browser, portal, interaction.needsMover);
  try {
    await recordInteractions(page);
    await page.goto(`${portal}${pathOf(interaction.step)}`);
    await page.locator(interaction.shown).first().waitFor();
    await throttle(page, slowProcessor);
    return await measureInteractions(page, () => interaction.interact(page));
  } finally {
    await page.close();
  }
}

/**
 * Leaves and opens the first page of energy again and again. Returns the memory before 40 mounts, right after them, and when
 * caches have expired.
 */
async function memoryOverMounts(browser, portal) {
  const page = await newPage(browser, portal, true);
  try {
    const devtools = await page.context().newCDPSession(page);
    const usage = page.getByRole('heading', { level: 1, name: /energy/i });
    const mount = async (times) => {
      for (let count = 0; count < times; count += 1) {
        await page.goBack();
        await usage.waitFor();
        await page.goForward();
        await usage.waitFor({ state: 'detached' });
      }
    };
    const memoryLater = async () => {
      await page.waitForTimeout(CACHE_MS);
      return liveMemory(devtools);
    };
    await page.goto(`${portal}${pathOf('energy-usage')}`);
    await usage.waitFor();
    // To the journey before.
    await page.getByRole('button', { name: 'Back' }).first().click();
    await usage.waitFor({ state: 'detached' });
    await mount(WARM_MOUNTS);
    const before = await memoryLater();
    await mount(MOUNTS);
    const after = await liveMemory(devtools);
    return { before, after, later: await memoryLater() };
  } finally {
    await page.close();
  }
}

const formatMemory = ({ bytes, nodes }) => `${(bytes / 1024 / 1024).toFixed(2)} MB, ${nodes} nodes`;

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const { portal } = system.settings;
  const browser = await launchBrowser();
  onStop(() => browser.close());
  console.log(`\n${slowProcessor.name}, medians of ${runs}: tasks over 50 ms, the longest, the slowest interaction`);
  for (const interaction of interactions) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measureOnce(browser, portal, interaction));
    const medianOf = (key) => Math.round(median(results.map((result) => result[key])));
    console.log(
      `  ${interaction.name.padEnd(26)} ${medianOf('longTasks')} tasks, ${medianOf('longestTask')} ms, ${medianOf('slowestInteraction')} ms`,
    );
  }

  const { before, after, later } = await memoryOverMounts(browser, portal);
  const perMount = ({ bytes }) => (bytes - before.bytes) / MOUNTS;
  const formatGrowth = (memory) => `${(perMount(memory) / 1024).toFixed(1)} kB a mount`;
  console.log(`\nMemory over ${MOUNTS} mounts of energy, without garbage`);
  console.log(`  before              ${formatMemory(before)}`);
  console.log(`  right after         ${formatMemory(after)} (${formatGrowth(after)})`);
  console.log(`  ${CACHE_MS / 1000} s later          ${formatMemory(later)} (${formatGrowth(later)})`);
  if (perMount(later) > MAX_GROWTH_PER_MOUNT)
    throw new UserError(`Memory is not released: ${formatGrowth(later)}, and at most 5 kB are allowed.`);
}
