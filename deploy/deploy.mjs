// `npm run deploy -w mfe-x -- publish | status`: node: modules only, so that it runs wherever a build was left.
import { exitCodes, UserError } from './user-error.mjs';
import { publish } from './publish.command.mjs';
import { status } from './status.command.mjs';
import { readOptions, usage } from './options.mjs';

const commands = { publish, status };

try {
  const [name = '', ...words] = process.argv.slice(2);
  if (name === 'help' || name === '--help') console.log(usage);
  else if (Object.hasOwn(commands, name)) await commands[name](readOptions(words));
  else throw new UserError(name === '' ? usage : `There is no command ${name}.\n\n${usage}`, exitCodes.usage);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
