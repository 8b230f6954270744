// The benches that open pages: builds stale units, starts a separate system, runs the bench that the first argument
// names (`npm run bench:spa` and others), and stops everything at its end or on Ctrl-C. A failure ends the process with
// code 1.
import { buildStale } from '../../dev/launcher/build.mjs';
import { ensureInstalled } from '../../dev/launcher/install.mjs';
import { startOwnSystem } from '../../dev/launcher/own-system.mjs';
import { onStopSignal } from '../../dev/launcher/system.mjs';
import { printable } from '../../dev/launcher/user-error.mjs';

const [name, ...args] = process.argv.slice(2);
const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

/** Imports what needs an installed and built project only once it is. */
async function run() {
  await ensureInstalled();
  await buildStale();
  const { bench } = await import(`./${name}.mjs`);
  const system = await startOwnSystem(name, { systems: 2 });
  stops.push(() => system.stop());
  await bench({ system, args, onStop: (stop) => stops.push(stop) });
}

onStopSignal(stopAll);
try {
  await run();
} catch (error) {
  console.error(printable(error));
  process.exitCode = 1;
} finally {
  await stopAll();
}
