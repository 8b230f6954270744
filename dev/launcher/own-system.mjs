import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortBase } from './ports.mjs';
import { settingsFrom } from './settings.mjs';
import { startSystem } from './system.mjs';

const named = (names, value) => Object.fromEntries(names.split(',').map((name) => [name, value]));

/** Environment without limits, which would reject nearly every request of one client. */
export const noLimits = {
  ...named(
    'CALL_LIMIT_PER_MINUTE,TOKEN_LIMIT_PER_MINUTE,PASSWORD_ADDRESS_LIMIT,CREATE_LIMIT_PER_HOUR,ADDRESS_LIMIT,SUPPLY_LIMIT,QUOTES_LIMIT,BROADBAND_LIMIT,COUNCILS_LIMIT,PLAN_DOCUMENT_LIMIT,CONSENT_LIMIT,VALIDATE_LIMIT,OTP_VERIFY_LIMIT,MESSAGE_LIMIT,TELEPHONY_LIMIT,LAUNCH_CODE_LIMIT,MAIL_TOKEN_LIMIT,AFFILIATE_VISIT_LIMIT,FLATMATE_ADDRESS_LIMIT,CALENDAR_LIMIT,UNPROVEN_CONTACT_LIMIT',
    '100000',
  ),
  ...named(
    'PASSWORD_LIMIT,RESET_LIMIT,PHONE_LINK_LIMIT,PRIVATE_ENTRY_LIMIT,OTP_LIMIT,SEND_LINK_LIMIT,FLATMATE_LIMIT,FLATMATE_MAILBOX_LIMIT,CONFIRMATION_LIMIT',
    '1000',
  ),
};

/**
 * Starts a system for one program, whose name appears in its folder's: on free ports, with an empty database in a temporary
 * folder, without limits. `systems` is the number of systems, including this one, for which ports are reserved. `stop`
 * of the result stops it and removes the folder.
 */
export async function startOwnSystem(name, { env = process.env, systems = 1, logLevel = 'error' } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), `home-move-${name}-`));
  const ownEnv = {
    ...env,
    ...noLimits,
    LOG_LEVEL: logLevel,
    PORT_BASE: String(await freePortBase({ systems })),
    HM_DATA_DIR: dataDir,
  };
  delete ownEnv.MONGODB_URI;
  const settings = settingsFrom(ownEnv);
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const system = await startSystem(settings, { env: ownEnv, log: () => {} });
    let stopping;
    const stop = () => (stopping ??= system.stop().finally(removeFolder));
    return { settings, env: ownEnv, dataDir, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
