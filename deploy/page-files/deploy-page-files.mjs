// `npm run deploy -w embed-snippet -- <command>`, also for embed-react and host-runtime. It imports only node: modules; s3:// also needs the SDK.
import { exitCodes, UserError } from '../user-error.mjs';
import { publish, rollback } from './page-files.commands.mjs';
import { readPageFilesOptions, usage } from './page-files-options.mjs';

const commands = { publish, rollback };

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'help' || name === '--help') console.log(usage);
  else if (Object.hasOwn(commands, name)) await commands[name](await readPageFilesOptions(name, args));
  else throw new UserError(name === '' ? usage : `There is no command ${name}.\n\n${usage}`, exitCodes.usage);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
