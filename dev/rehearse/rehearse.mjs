// Everything in production mode on this machine until Ctrl-C: `npm run rehearse`; with `-- --help` it lists its options.
import { buildStale } from '../launcher/build.mjs';
import { formatElapsed } from '../launcher/command.mjs';
import { foreignSettings } from '../launcher/foreign-settings.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { onStopSignal } from '../launcher/system.mjs';
import { printable } from '../launcher/user-error.mjs';
import { readOptions, usage } from './options.mjs';
import { API_NAMES, startRehearsal } from './rehearsal.mjs';
import { restartOneByOne } from './restart.mjs';
import { settingsFrom } from './settings.mjs';

for (const name of foreignSettings()) delete process.env[name];
try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else if (options.restart) await restartOneByOne(settingsFrom());
  else await rehearse(options);
} catch (error) {
  console.error(printable(error));
  process.exitCode = 1;
}

async function rehearse({ smoke }) {
  const since = performance.now();
  const settings = settingsFrom();
  await ensureInstalled();
  await buildStale();
  const starting = startRehearsal(settings);
  onStopSignal(async () => (await starting.catch(() => undefined))?.stop(), smoke ? 1 : 0);
  const rehearsal = await starting;
  if (smoke) {
    const { checkRehearsal } = await import('./smoke.mjs');
    process.exitCode = await checkRehearsal(settings, rehearsal).finally(() => rehearsal.stop());
  } else {
    console.log(addresses(settings, rehearsal));
    console.log(`Up in ${formatElapsed(since)}. Ctrl-C stops everything.`);
  }
}

function addresses({ portal, assets, sandbox, environment, deployEnvironment, certificate }, { processes }) {
  const pids = API_NAMES.map((name) => processes[name].pid).join(', ');
  return [
    '',
    `  Portal        ${portal}`,
    `  Partner       ${portal}/oakwood`,
    `  Telephony     ${portal.replace('://', '://telephony.')}`,
    `  API           ${portal}/api/docs`,
    `  Remotes       ${portal}/api/remotes`,
    `  Loader        ${assets}/v1/loader.js`,
    `  Outbox        ${sandbox}/outbox`,
    `  Certificate   ${certificate}`,
    `  Environment   ${environment} (API processes ${pids}, and npm run admin)`,
    `  Deploy        ${deployEnvironment} (npm run deploy)`,
    '',
  ].join('\n');
}
