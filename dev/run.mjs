// What `npm start` and `npm test` enter first, on a machine that has Node and npm alone: node: modules only, here and in launcher/.
import { nodeVersionError } from './launcher/node-version.mjs';

const complaint = nodeVersionError(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

const { runCommand } = await import('./launcher/commands.mjs');
await runCommand(process.argv.slice(2));
