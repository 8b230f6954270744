// `npm run bench:embed`: measures the cost of the portal for a host's page: sizes, layout shift, timers, storage, globals, what 50
// mounts leave behind, and the time until the portal is ready, in turns with the hosted landing page. Fails when a budget is
// exceeded.
import { parseArgs } from 'node:util';
import { UserError } from '../../dev/launcher/user-error.mjs';
import { launchBrowser } from './browser.mjs';
import { slow4g, slowProfile } from './connections.mjs';
import { measureHost, measureLoad } from './embed-host.mjs';
import { measureMounts } from './embed-mounts.mjs';
import { compareReady } from './embed-ready.mjs';
import { loaderSize, stubSize } from './embed-sizes.mjs';

const MOUNTS = 50;
const budgets = { loader: 4 * 1024, stub: 300, journeyShift: 0.01, readyRatio: 1.3 };

/** Keeps the frame in the process of the page, so that the throttling of the page applies to it too. */
const oneProcess = { flags: ['--disable-site-isolation-trials'] };

const bytes = (count) => `${count} B`;
const shift = (value) => value.toFixed(4);
const ratio = (value) => `×${value.toFixed(2)}`;

/** Prints figures against their budgets, and collects the names of those above. */
function createBudgets() {
  const exceeded = [];
  const check = (name, figure, budget, format = String) => {
    const isWithin = figure <= budget;
    console.log(`  ${isWithin ? 'ok  ' : 'OVER'} ${name.padEnd(56)} ${format(figure)} of ${format(budget)}`);
    if (!isWithin) exceeded.push(name);
  };
  /** Checks that a list is empty, and prints its items otherwise. */
  const checkEmpty = (name, items) => {
    check(name, items.length, 0);
    for (const item of items) console.log(`         ${typeof item === 'string' ? item : JSON.stringify(item)}`);
  };
  return { exceeded, check, checkEmpty };
}

export async function bench({ system, args, onStop }) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '9' } } });
  const runs = Number(values.runs);
  const { settings } = system;
  const { exceeded, check, checkEmpty } = createBudgets();

  console.log('\nSizes');
  check('loader, brotli as served', await loaderSize(settings), budgets.loader, bytes);
  check('queue stub, as in the README', await stubSize(), budgets.stub, bytes);

  // The frame has its own process, as in visitors' browsers: input in it excuses no shift, and only the host's page is counted.
  const isolated = await launchBrowser();
  onStop(() => isolated.close());

  console.log('\nThe page of an estate agent');
  for (const height of [900, 1600])
    checkEmpty(`layout shifts at load, window 1280 × ${height} px`, await measureLoad(isolated, settings, height));
  const host = await measureHost(isolated, settings);
  check('layout shift from landing page to product selection', host.shift, budgets.journeyShift, shift);
  check('timers that were started after homemove:ready', host.timersSinceReady, 0);
  check('timers that are running', host.pendingTimers, 0);
  checkEmpty('storage keys, databases and caches', host.stored);
  checkEmpty('cookies', host.cookies);
  check('history entries', host.entries, 0);
  check('globals', host.globals.length, 1);
  checkEmpty(
    'globals other than HomeMove',
    host.globals.filter((name) => name !== 'HomeMove'),
  );

  console.log(`\n${MOUNTS} mounts and destroys`);
  const mounts = await measureMounts(isolated, settings, MOUNTS);
  checkEmpty('listeners of window and document', mounts.listeners);
  check('open ports', mounts.openPorts, 0);
  check('timers that are running', mounts.pendingTimers, 0);
  for (const [name, growth] of Object.entries(mounts.growth))
    check(`${name} for each mount, counted by the browser (${growth} in all)`, Math.floor(growth / MOUNTS), 0);

  await isolated.close();
  const browser = await launchBrowser(oneProcess);
  onStop(() => browser.close());
  for (const connection of [slowProfile, slow4g]) {
    console.log(`\n${connection.name}, frame included, medians of ${runs} in turns`);
    const { markup, script, hosted } = await compareReady(browser, settings, { connection, runs });
    const figures = ({ ms, frame }) => `${Math.round(ms)} ms (its frame starts after ${Math.round(frame)} ms)`;
    console.log(`  hosted heading ${Math.round(hosted.ms)} ms`);
    console.log(`  homemove:ready, frame in the markup ${figures(markup)}`);
    console.log(`  homemove:ready, script only ${figures(script)}, ${ratio(script.ms / hosted.ms)}`);
    check('homemove:ready compared with the hosted heading', markup.ms / hosted.ms, budgets.readyRatio, ratio);
  }
  if (exceeded.length > 0) throw new UserError(`Over budget: ${exceeded.join('; ')}.`);
}
