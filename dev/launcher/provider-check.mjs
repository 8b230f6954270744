import { existsSync } from 'node:fs';
import { runToEnd } from './command.mjs';
import { inProject } from './project.mjs';
import { UserError } from './user-error.mjs';

const main = inProject('api', 'dist', 'src', 'provider-check', 'main.js');

/** `npm run provider:check -- <provider> --url …`: checks a third party against the API's expectations. */
export async function providerCheck(args, env = process.env) {
  if (!existsSync(main)) throw new UserError('Nothing is built yet: npm start, or npm run build.');
  const { code } = await runToEnd(process.execPath, [main, ...args], { env });
  process.exitCode = code;
}
