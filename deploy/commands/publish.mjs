import { readBuild } from '../parts/build.mjs';
import { exitCodes, Refusal } from '../parts/refusal.mjs';
import { callRegistry } from '../parts/registry.mjs';
import { putIntoStore } from '../parts/store.mjs';

/** Copies a build into the store, then has the registry check and publish it. */
export async function publish(options, say = console.log) {
  const build = await readBuild(options.build, options.version);
  const what = `${build.record.name} ${build.record.version}`;
  const put = await putIntoStore(options.store, build);
  say(put.copied === 0 ? `${what} lies in ${put.place} already` : `${put.copied} files to ${put.place}`);
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
    const isKnown = error instanceof Refusal && error.exitCode !== exitCodes.noAnswer;
    if (isKnown || options.dryRun) await put.undo();
    throw error;
  }
}
