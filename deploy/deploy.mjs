// `npm run deploy -w mfe-x -- <command>`. It imports only node: modules, so it
// runs on a machine with only a build; s3:// also needs the SDK.
import { audit } from './audit.command.mjs';
import { clean } from './clean.command.mjs';
import { key } from './key.command.mjs';
import { readOptions, usage } from './options.mjs';
import { preview } from './preview.command.mjs';
import { publish } from './publish.command.mjs';
import { rolloutCommands } from './rollout.commands.mjs';
import { status } from './status.command.mjs';
import { exitCodes, UserError } from './user-error.mjs';
import { why } from './why.command.mjs';

const commands = { publish, preview, ...rolloutCommands, audit, clean, status, why, key };

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'help' || [name, ...args].includes('--help')) console.log(usage);
  else if (Object.hasOwn(commands, name)) await commands[name](readOptions(args));
  else throw new UserError(name === '' ? usage : `There is no command ${name}.\n\n${usage}`, exitCodes.usage);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
