// `npm run deploy -w mfe-x -- publish | status`. It imports only node: modules, so it
// runs on a machine with only a build; s3:// also needs the SDK.
import { exitCodes, UserError } from './user-error.mjs';
import { publish } from './publish.command.mjs';
import { status } from './status.command.mjs';
import { readOptions, usage } from './options.mjs';

const commands = { publish, status };

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'help' || name === '--help') console.log(usage);
  else if (Object.hasOwn(commands, name)) await commands[name](readOptions(args));
  else throw new UserError(name === '' ? usage : `There is no command ${name}.\n\n${usage}`, exitCodes.usage);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
