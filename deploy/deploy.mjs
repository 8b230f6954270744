// `npm run deploy -w mfe-x -- publish | status`: node: modules only, so that it runs wherever a build was left.
import { exitCodes, Refusal } from './parts/refusal.mjs';
import { publish } from './commands/publish.mjs';
import { status } from './commands/status.mjs';
import { readOptions, usage } from './parts/options.mjs';

const commands = { publish, status };

try {
  const [name = '', ...words] = process.argv.slice(2);
  if (name === 'help' || name === '--help') console.log(usage);
  else if (Object.hasOwn(commands, name)) await commands[name](readOptions(words));
  else throw new Refusal(name === '' ? usage : `There is no command ${name}.\n\n${usage}`, exitCodes.usage);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
