import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { UserError } from '../launcher/user-error.mjs';
import { run } from './rehearsal.mjs';
import { restartOneByOne } from './restart.mjs';
import { readSettings, writeSettings } from './settings.mjs';

/** Changes the field key as docs/how-to/rotate-keys.md describes. Throws a UserError if a value is left with the old key. */
export async function checkKeyChange(settings) {
  const { FIELD_KEY: oldKey } = readSettings(settings.environment);
  const newKey = randomBytes(32).toString('base64');
  await changeSettings(settings, { FIELD_KEYS_OLD: `2:${newKey}` });
  await changeSettings(settings, { FIELD_KEY: newKey, FIELD_KEY_ID: '2', FIELD_KEYS_OLD: `1:${oldKey}` });
  await admin(settings, 'keys', 'reseal');
  const status = await admin(settings, 'keys', 'status');
  if (!/^key 2, current: [1-9]/m.test(status) || !/^key 1, old: 0 sealed/m.test(status)) throw new UserError(status);
  return status.trim().split('\n').join('; ');
}

/** Restores a backup to another database, which the API then uses, as docs/how-to/operate.md describes. */
export async function checkRestore(settings) {
  const folder = join(settings.dataDir, 'backup');
  await admin(settings, 'database', 'dump', '--to', folder);
  const customers = () => admin(settings, 'customer', 'find', '--postcode', 'MK40 2QT');
  const before = await customers();
  const { MONGODB_URI } = readSettings(settings.environment);
  const restored = MONGODB_URI.replace('/home_move?', '/home_move_restored?');
  await run('npm', adminCommand('database', 'restore', '--from', folder), {
    ...readSettings(settings.environment),
    MONGODB_URI: restored,
  });
  await changeSettings(settings, { MONGODB_URI: restored });
  if ((await customers()) !== before) throw new UserError('the restored database has other customers');
  return restored;
}

const adminCommand = (...args) => ['run', '--silent', 'admin', '--', ...args];

/** A command of the support tool in the terminal of an operator. Returns its output. */
const admin = ({ environment }, ...args) => run('npm', adminCommand(...args), readSettings(environment));

/** Changes settings in the file, then restarts the API processes as `npm run rehearse -- --restart` does. */
async function changeSettings(settings, changes) {
  await writeSettings(settings.environment, { ...readSettings(settings.environment), ...changes });
  await restartOneByOne(settings, { log: () => {} });
}
