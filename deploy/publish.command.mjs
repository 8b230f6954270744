import { readBuild } from './build.mjs';
import { withLock } from './lock.mjs';
import { exitCodes, UserError } from './user-error.mjs';
import { callRegistry } from './registry.mjs';
import { placeOf, putIntoStore } from './store.mjs';

/** Copies a build into the store, then has the registry check and publish it. */
export async function publish(options, say = console.log) {
  const build = await readBuild(options.build, options.version);
  const place = placeOf(options.store, build.record);
  await withLock(place, () => publishTo(place, build, options, say), say);
}

async function publishTo(place, build, options, say) {
  const what = `${build.record.name} ${build.record.version}`;
  const put = await putIntoStore(place, build);
  say(put.copied === 0 ? `${what} lies in ${place} already` : `${put.copied} files to ${place}`);
  try {
    const { exists } = await callRegistry(options, 'POST', 'validate', build.record);
    if (options.dryRun) {
      await put.undo();
      say(exists ? `${what} is published already; nothing would change` : `${what} would be published`);
      return;
    }
    const { publishedBy, publishedAt } = await callRegistry(options, 'POST', 'remotes', build.record);
    say(`${what} ${exists ? 'was published already' : 'is published'}, by ${publishedBy} at ${publishedAt}`);
  } catch (error) {
    // Without an answer nobody knows: a published version must keep its files.
    const isKnown = error instanceof UserError && error.exitCode !== exitCodes.noAnswer;
    if (isKnown || options.dryRun) await put.undo();
    throw error;
  }
}
