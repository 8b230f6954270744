import { withLock } from './lock.mjs';
import { callRegistry } from './registry.mjs';
import { remoteName } from './remote-name.mjs';
import { removeVersion, storedVersions, versionFolder } from './store.mjs';
import { openStore } from './stores/open-store.mjs';
import { UserError } from './user-error.mjs';

const DAY_MS = 86_400_000;

/**
 * Removes the versions of a remote that nothing needs any more: first their records, then their files, so that no record is ever
 * without its files. Repeating the command completes one that was killed. Also removes files that have no record and are older than
 * a day. Throws a UserError when the store does not belong to the registry.
 */
export async function clean(options, log = console.log) {
  const name = await remoteName(options);
  const store = await openStore(options.store);
  const plan = await requestCleanup(options, name, false);
  const stored = await storedVersions(store, name);
  assertSameSystem(options, store, { name, stored, kept: plan.kept });
  for (const { version, reasons } of plan.kept) log(`${name} ${version} stays: ${reasons.join(' ')}`);
  const gone = await removeRecords(options, name, plan);
  const known = [...plan.kept.map(({ version }) => version), ...plan.removable];
  for (const version of stored) {
    if (gone.includes(version)) await removeUnneeded(store, { name, version }, options, log);
    else if (!known.includes(version)) await removeUnpublished(store, { name, version }, options, log);
  }
  if (plan.removable.length === 0) log(`No published version of ${name} may be removed.`);
}

/** Has the registry list what may go; with `confirm` it removes the records. */
const requestCleanup = (options, name, confirm) => {
  const { keep, why } = options;
  return callRegistry(options, 'POST', 'clean', { name, keep, confirm, ...(why !== undefined && { why }) });
};

/** Removes the records of a plan. Returns the versions whose files may go; a dry run keeps the records. */
async function removeRecords(options, name, { removable, removed }) {
  if (options.dryRun) return [...removed, ...removable];
  return removable.length === 0 ? removed : (await requestCleanup(options, name, true)).removed;
}

/** In the store of another system, the files of its versions would look as if they had no record. */
function assertSameSystem({ api }, store, { name, stored, kept }) {
  const missing = kept.find(({ version }) => !stored.includes(version));
  if (missing === undefined) return;
  throw new UserError(
    `${store.address(`remotes/${name}`)} lacks ${name} ${missing.version}, which ${api} knows. Is --to its store? Nothing was removed.`,
  );
}

async function removeUnneeded(store, version, { dryRun }, log) {
  if (!dryRun) await removeVersion(store, version, log);
  log(`${version.name} ${version.version} ${dryRun ? 'would be' : 'is'} removed`);
}

/** Removes files without a record, unless a publication may still need them. */
async function removeUnpublished(store, version, options, log) {
  const title = `${version.name} ${version.version}`;
  const folder = versionFolder(version);
  const modified = await store.modified(folder);
  if (modified !== null && Date.now() - modified.getTime() < DAY_MS) {
    log(`${title} has no record; its files stay, because they are younger than a day`);
  } else if (options.dryRun) {
    log(`${title} has no record; its files would be removed`);
  } else {
    await withLock(store, folder, () => removeIfUnpublished(store, version, options, log), log);
  }
}

/** Needs the lock of the version. A publication that held it before may have published the files. */
async function removeIfUnpublished(store, version, options, log) {
  const title = `${version.name} ${version.version}`;
  const { kept, removable } = await requestCleanup(options, version.name, false);
  const known = [...kept.map((record) => record.version), ...removable];
  if (known.includes(version.version)) {
    log(`${title} has been published meanwhile; its files stay`);
  } else {
    await store.removeFolder(versionFolder(version));
    log(`${title} has no record; its files are removed`);
  }
}
