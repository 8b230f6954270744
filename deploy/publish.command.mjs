import { readBuild } from './build.mjs';
import { checkInBrowser } from './gate/browser-checks.mjs';
import { confirmWarnings, reviewBuild } from './gate/review.mjs';
import { checkSyntax } from './gate/script-syntax.mjs';
import { checkSource } from './gate/source-checks.mjs';
import { withLock } from './lock.mjs';
import { callRegistry } from './registry.mjs';
import { SHELL } from './remote-name.mjs';
import { printShells } from './shell-status.mjs';
import { signRecord } from './signature.mjs';
import { copyToStore, versionFolder } from './store.mjs';
import { openStore } from './stores/open-store.mjs';
import { exitCodes, UserError } from './user-error.mjs';

/**
 * Checks a build, signs its record, has it reviewed and shown in a browser, copies it to the store, then has the registry check and
 * publish it. Undoes the copy when the registry rejects it. Throws a UserError for a failed check, an error of the review and an
 * unconfirmed warning. The shell has neither canary nor review: the registry rejects it if it would break a remote.
 */
export async function publish(options, log = console.log) {
  const build = await readBuild(options.build, options.version);
  const isShell = build.record.name === SHELL;
  if (isShell && options.canary !== undefined) throw new UserError('The shell has no canary.', exitCodes.usage);
  const store = await openStore(options.store);
  const signed = signRecord(build.record, options.signingKey);
  await checkSyntax(build);
  await checkSource(options, log);
  if (!isShell) {
    const warnings = [...(await reviewBuild(options, build, log)), ...(await checkInBrowser(options, log))];
    await confirmWarnings(options, build, warnings, log);
  }
  await withLock(store, versionFolder(build.record), () => publishTo(store, { ...build, signed }, options, log), log);
}

async function publishTo(store, build, options, log) {
  const version = `${build.record.name} ${build.record.version}`;
  const folder = store.address(versionFolder(build.record));
  await store.prepare({ isDryRun: options.dryRun }, log);
  const { copied, undo } = await copyToStore(store, build);
  log(copied === 0 ? `${version} is already in ${folder}` : `${copied} files to ${folder}`);
  try {
    const { exists } = await callRegistry(options, 'POST', validation(build), build.signed);
    if (options.dryRun) {
      await undo();
      log(exists ? `${version} is published already; nothing would change` : `${version} would be published`);
      return;
    }
    const { publishedBy, publishedAt } = await callRegistry(options, 'POST', publication(build, options), build.signed);
    log(`${version} ${exists ? 'was published already' : 'is published'}, by ${publishedBy} at ${publishedAt}`);
    if (build.record.name === SHELL) printShells(await callRegistry(options, 'GET', 'shells'), log);
  } catch (error) {
    // Without a response the version may be published, and must keep its files.
    const isRejected = error instanceof UserError && error.exitCode !== exitCodes.noAnswer;
    if (isRejected || options.dryRun) await undo();
    throw error;
  }
}

const validation = ({ record }) => (record.name === SHELL ? 'shells/validate' : 'validate');

/** Path of the call that publishes: the share of visitors that the version starts with, and the reasons that the audit keeps. */
function publication({ record }, { canary, why, skipChecks, skipStories }) {
  const calls = record.name === SHELL ? 'shells' : 'remotes';
  const reasons = [
    why,
    skipChecks && `checks skipped: ${skipChecks}`,
    skipStories && `stories skipped: ${skipStories}`,
  ].filter(Boolean);
  const query = new URLSearchParams({
    ...(canary !== undefined && { percent: canary }),
    ...(reasons.length > 0 && { why: reasons.join('; ') }),
  });
  return query.size === 0 ? calls : `${calls}?${query}`;
}
