/** An error that the user can fix: shown as its message only, without a stack. */
export class UserError extends Error {}

const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EEXIST']);

/** Whether a file could not be written for a reason outside the program: a full disk, a read-only folder. */
const isDiskError = (error) => DISK_CODES.has(error?.code) && typeof error.syscall === 'string';

/** What to print of an error: the message of a UserError or of an error of the disk, everything of any other. */
export const printable = (error) => (error instanceof UserError || isDiskError(error) ? error.message : error);

/** Runs a task that writes the data folder. Throws a UserError if the disk prevents it. */
export async function inDataFolder(dataDir, task) {
  try {
    return await task();
  } catch (error) {
    if (!isDiskError(error)) throw error;
    throw new UserError(`The data folder ${dataDir} cannot be written: ${error.message}`, { cause: error });
  }
}
