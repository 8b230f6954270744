// Entry of `npm start` and `npm test`. It must run before anything is installed, so this file and launcher/ import node: modules only.
import { nodeVersionError } from './launcher/node-version.mjs';

const versionError = nodeVersionError(process.versions.node);
if (versionError) {
  console.error(versionError);
  process.exit(1);
}

const { runCommand } = await import('./launcher/commands.mjs');
await runCommand(process.argv.slice(2));
