/** Thrown when another live process has the data folder open. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(`the data folder ${folder} is in use by the embedded MongoDB of process ${pid}`);
  }
}

/** Thrown when records of the log are damaged or missing that were acknowledged: not a torn tail, so nothing is cut. */
export class DamagedLogError extends Error {}

/** What to do about a DamagedLogError. */
export const restoreHint = 'restore the data folder from a copy, or remove it to start with an empty database';

/** Whether an error of the operating system has this code, such as `ENOENT`. */
export function isSystemError(error: unknown, code: string): boolean {
  // Not by instanceof: in Jest, errors of Node's own modules are instances of another realm's Error.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}
