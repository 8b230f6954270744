import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_FILE, lockFolder } from '../launcher/folder-lock.mjs';
import { inDataFolder, UserError } from '../launcher/user-error.mjs';

/** Marks a folder that a rehearsal has created. */
const MARK = 'REHEARSAL';

/**
 * Reserves the data folder and removes the data of the rehearsal before. Returns the lock. Throws a UserError, and deletes nothing, while
 * another launcher uses the folder, and if it has contents that no rehearsal has created.
 */
export function prepareFolder(dataDir) {
  return inDataFolder(dataDir, async () => {
    const lock = await lockFolder(dataDir);
    try {
      await removePreviousData(dataDir);
      return lock;
    } catch (error) {
      await lock.release();
      throw error;
    }
  });
}

async function removePreviousData(dataDir) {
  const names = (await readdir(dataDir)).filter((name) => name !== LOCK_FILE);
  if (names.length > 0 && !names.includes(MARK)) {
    throw new UserError(`${dataDir} was not created by a rehearsal. Remove it, or set HM_DATA_DIR to another folder.`);
  }
  await writeFile(join(dataDir, MARK), 'The next `npm run rehearse` removes everything in this folder.\n');
  for (const name of names.filter((other) => other !== MARK)) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
