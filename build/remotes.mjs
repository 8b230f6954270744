// Imports only node: modules, because the launcher reads the remotes before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const projectRoot = join(import.meta.dirname, '..');
const manifestOf = (dir) => join(dir, 'remote.config.mjs');

/** The folders of all remotes below the project root: each `mfe-*` with a manifest. */
export const remoteFolders = (root = projectRoot) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(manifestOf(join(root, name))))
    .toSorted();

/**
 * The manifest of the remote in `dir`:
 * - `name`: its journey id in the contract;
 * - `kind`: how the shell treats its failure, 'required', 'optional' or 'silent';
 * - `contract`: the range of the runtime contract that it needs;
 * - `firstSteps`: steps whose pages are part of its first screen; every other page is a lazy chunk;
 * - `stepsWithoutPage`: steps of its journey that it does not serve yet;
 * - `offlinePage`: the entry of a page that opens without a signal, built as one more script, `offline.<hash>.js`;
 * - `standsAlone`: whether hosts without the shell mount it too; it then carries React, libraries and a federation runtime.
 */
export async function readManifest(dir) {
  const { default: manifest } = await import(pathToFileURL(manifestOf(dir)).href);
  return { firstSteps: [], stepsWithoutPage: [], standsAlone: false, ...manifest };
}
