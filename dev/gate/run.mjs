// The part of the publication gate that needs a browser; `deploy publish` starts it. It has a system run the build together with the
// versions that visitors get now, runs the remote's stories there, and compares its pages with the version before. It writes the
// warnings to result.json in the given folder. Exit code 1: a story or page fails, or nothing can be checked.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endRunning } from '../launcher/command.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { printable } from '../launcher/user-error.mjs';
import { checkBuild } from './check-build.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { build: text, api: text, folder: text } });

const systems = [];
/** What remains are traces and pictures. */
const stopAll = async () => {
  await Promise.all(systems.map((system) => system.stop()));
  for (const name of ['data', 'versions']) await rm(join(values.folder, name), { recursive: true, force: true });
};
onStopSignal(async () => {
  endRunning();
  await stopAll();
});
try {
  const warnings = await checkBuild({ ...values, onSystem: (system) => systems.push(system) });
  await writeFile(join(values.folder, 'result.json'), JSON.stringify({ warnings }));
} catch (error) {
  console.error(printable(error));
  process.exitCode = 1;
} finally {
  await stopAll();
}
