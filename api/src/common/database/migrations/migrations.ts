import type { Migration } from './migrator.js';

/**
 * All migrations, in the order in which they run. A new one goes to the end, in a file beside this one that is named
 * like its id, with a spec that runs it on documents as the previous version stored them (decision 10).
 *
 * None is needed yet: documents of every version so far are read as they are.
 */
export const migrations: readonly Migration[] = [];
