import { buildStale } from './build.mjs';
import { formatElapsed } from './command.mjs';
import { assertFolderUnlocked } from './folder-lock.mjs';
import { ensureInstalled } from './install.mjs';
import { settingsFrom } from './settings.mjs';
import { assertPortsFree, onStopSignal, startSystem } from './system.mjs';

/** `npm start`: runs the whole system until Ctrl-C. */
export async function start() {
  const since = performance.now();
  const settings = settingsFrom();
  await assertPortsFree(settings);
  await assertFolderUnlocked(settings.dataDir);
  await ensureInstalled();
  await buildStale();
  const starting = startSystem(settings);
  onStopSignal(async () => (await starting.catch(() => undefined))?.stop(), 0);
  await starting;
  console.log(addresses(settings));
  console.log(`Up in ${formatElapsed(since)}. Ctrl-C stops everything.`);
}

function addresses({ portal, telephony, partner, crm, agency, assets, sandbox }) {
  return [
    '',
    `  Portal        ${portal}`,
    `  Telephony     ${telephony}/?telephonyToken=demo-agent`,
    `  Partner site  ${partner}`,
    `  CRM           ${crm}`,
    `  Agency        ${agency}`,
    `  API           ${portal}/api/docs`,
    `  Remotes       ${portal}/api/remotes`,
    `  Loader        ${assets}/v1/loader.js`,
    `  Outbox        ${sandbox}/outbox`,
    '',
  ].join('\n');
}
