import { readBuild } from './build.mjs';
import { reviewBuild } from './gate/review.mjs';
import { checkSyntax } from './gate/script-syntax.mjs';
import { checkSource } from './gate/source-checks.mjs';
import { withLock } from './lock.mjs';
import { exitCodes, UserError } from './user-error.mjs';
import { callRegistry } from './registry.mjs';
import { signRecord } from './signature.mjs';
import { copyToStore, versionFolder } from './store.mjs';
import { openStore } from './stores/open-store.mjs';

/**
 * Checks a build, signs its record and has it reviewed, copies it to the store, then has the registry check and publish it. Undoes the copy when the
 * registry rejects it. Throws a UserError for a failed check, an error of the review and an unconfirmed warning.
 */
export async function publish(options, log = console.log) {
  const build = await readBuild(options.build, options.version);
  const store = await openStore(options.store);
  const signed = signRecord(build.record, options.signingKey);
  await checkSyntax(build);
  await checkSource(options, log);
  await reviewBuild(options, build, log);
  await withLock(store, versionFolder(build.record), () => publishTo(store, { ...build, signed }, options, log), log);
}

async function publishTo(store, build, options, log) {
  const version = `${build.record.name} ${build.record.version}`;
  const folder = store.address(versionFolder(build.record));
  await store.prepare({ isDryRun: options.dryRun }, log);
  const { copied, undo } = await copyToStore(store, build);
  log(copied === 0 ? `${version} lies in ${folder} already` : `${copied} files to ${folder}`);
  try {
    const { exists } = await callRegistry(options, 'POST', 'validate', build.signed);
    if (options.dryRun) {
      await undo();
      log(exists ? `${version} is published already; nothing would change` : `${version} would be published`);
      return;
    }
    const { publishedBy, publishedAt } = await callRegistry(options, 'POST', publication(options), build.signed);
    log(`${version} ${exists ? 'was published already' : 'is published'}, by ${publishedBy} at ${publishedAt}`);
  } catch (error) {
    // Without a response the version may be published, and must keep its files.
    const isRejected = error instanceof UserError && error.exitCode !== exitCodes.noAnswer;
    if (isRejected || options.dryRun) await undo();
    throw error;
  }
}

/** Path of the call that publishes: the share of visitors that the version starts with, and the reasons that the audit keeps. */
function publication({ canary, why, skipChecks }) {
  const reasons = [why, skipChecks && `checks skipped: ${skipChecks}`].filter(Boolean);
  const query = new URLSearchParams({
    ...(canary !== undefined && { percent: canary }),
    ...(reasons.length > 0 && { why: reasons.join('; ') }),
  });
  return query.size === 0 ? 'remotes' : `remotes?${query}`;
}
